/** The hall's name as its logo: the article in italics. */
export function Logo({ name }: { readonly name: string }) {
  const [, article, nameWithoutArticle] = /^(Het|De|The)\s+(.+)$/.exec(name) ?? [];
  return (
    <>
      {article && <i>{article}</i>} {nameWithoutArticle ?? name}
    </>
  );
}
