import { useState } from 'react';
import { classifyLink, isServerPath, computeLinkTargetAndRel } from '#domain/link/classified-link.ts';
import { toKnownHosts } from '#ports/settings.port.ts';
import { Section } from '#ui/components/section.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/screens/debug/debug.module.css';

/** An address of each kind that an editor may enter, and some invalid ones (LINK-1). */
const samples = [
  '/concerten',
  '/en/concerts?genres=Jazz#top',
  '/concerten/',
  '/agenda.ics',
  '/admin/entries',
  '#main',
  'https://example.org/somewhere',
  'HTTP://EXAMPLE.ORG',
  'mailto:kassa@klankhuis.example',
  'tel:0850000440',
  '//example.org',
  'javascript:alert(1)',
  'https://name:secret@example.org',
  '\\\\example.org',
  'concerten',
  '',
];

/** How the site classifies addresses: one of every kind, live, and a field to try others (ROUTE-3, LINK-1). */
export function LinksDebugScreen() {
  const { settings, addresses } = useSite();
  const { origin } = settings;
  const loginUrl = addresses.login('nl', origin);
  const [url, setUrl] = useState('https://example.org/somewhere');
  return (
    <div className={styles.sheet}>
      <h1 tabIndex={-1}>Links</h1>
      <Section title="Try one">
        <TextField
          label="An address, as an editor might write it"
          name="url"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <div role="status">
          <Verdicts urls={[url]} caption="What becomes of it" />
        </div>
      </Section>
      <Section title="All kinds">
        <Verdicts
          urls={[...samples, ...(loginUrl === null ? [] : [loginUrl])]}
          caption="Every kind of address"
        />
      </Section>
    </div>
  );
}

function Verdicts({ urls, caption }: { readonly urls: readonly string[]; readonly caption: string }) {
  return (
    <table className={styles.results}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">written</th>
          <th scope="col">kind</th>
          <th scope="col">opens</th>
          <th scope="col">drawn</th>
        </tr>
      </thead>
      <tbody>
        {urls.map((url) => (
          <Verdict key={url} url={url} />
        ))}
      </tbody>
    </table>
  );
}

function Verdict({ url }: { readonly url: string }) {
  const { settings, ticketing } = useSite();
  const link = classifyLink(url, toKnownHosts(settings, ticketing));
  const { target = '_self', rel } = computeLinkTargetAndRel(link);
  const isServerPage = link.kind === 'inside' && isServerPath(link.path);
  return (
    <tr data-kind={link.kind}>
      <th scope="row">
        <code>{url === '' ? '(nothing)' : url}</code>
      </th>
      <td>{link.kind}</td>
      <td>
        {link.kind === 'refused'
          ? 'nowhere'
          : [target, rel, isServerPage && 'by the server'].filter(Boolean).join(', ')}
      </td>
      <td>
        <Link href={url}>{url === '' ? '(nothing)' : 'this one'}</Link>
      </td>
    </tr>
  );
}
