/** The longest list of tags that common CDNs accept in a response, in characters. */
const maxTagsLength = 8000;

/** The most words of a cache key that form a tag: `page nl over-ons`. */
const maxWords = 3;

/**
 * The value of `Cache-Tag` for a page that was rendered from the answers with these cache keys: the first one, two and three words
 * of each key, joined by colons, so that the tag `page:nl:over-ons` purges what `"forget":["page nl over-ons"]` purges
 * (docs/operation.md, Purging). Commas and anything but visible ASCII are percent-encoded. General tags come first; those beyond
 * 8000 characters are left out.
 */
export function formatCacheTags(cacheKeys: readonly string[]): string {
  const words = cacheKeys.map((key) => key.split(' '));
  const tags = Array.from({ length: maxWords }, (_, index) => index + 1).flatMap((count) =>
    words.filter(({ length }) => length >= count).map((all) => all.slice(0, count).map(encode).join(':')),
  );
  let length = 0;
  return [...new Set(tags)]
    .filter((tag) => {
      length += tag.length + 1;
      return length <= maxTagsLength;
    })
    .join(',');
}

function encode(word: string): string {
  return word.replace(/[^!-+\--~]/gu, encodeURIComponent);
}
