/** A text or attribute value between fixed strings. */
const holes = /(?<=>)[^<]+(?=<)|(?<==")[^"]*(?=")/g;

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/**
 * A rendered document as a minimal template: fixed strings, and between them every text and attribute value, escaped each time.
 * Returns a function that writes the same bytes again.
 */
export function plainTemplate(html: string): () => string {
  const fixed: string[] = [];
  const values: string[] = [];
  let at = 0;
  for (const { 0: found, index } of html.matchAll(holes)) {
    fixed.push(html.slice(at, index));
    values.push(unescaped(found));
    at = index + found.length;
  }
  const end = html.slice(at);
  return () => {
    let text = '';
    for (let place = 0; place < fixed.length; place += 1) {
      text += fixed[place] + escaped(values[place] ?? '');
    }
    return text + end;
  };
}

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => named[sign] ?? sign) : text;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
