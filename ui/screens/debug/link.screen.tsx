import { useState } from 'react';
import { classifyLink, isServerPath, linkAttributes } from '#domain/link/link.ts';
import { siteOfLinks } from '#domain/page/site-settings.ts';
import { Section } from '#ui/components/section.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import styles from '#ui/screens/debug/debug.module.css';

/** An address of each kind an editor may write, and some that are none (LINK-1). */
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

/** What the site makes of an address: every kind of link, live, and a line to try another on (ROUTE-3, LINK-1). */
export function LinkScreen() {
  const { settings } = useSite();
  const [written, setWritten] = useState('https://example.org/somewhere');
  return (
    <div className={styles.sheet}>
      <h1 tabIndex={-1}>Links</h1>
      <Section title="Try one">
        <TextField
          label="An address, as an editor might write it"
          name="url"
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <div role="status">
          <Verdicts urls={[written]} caption="What becomes of it" />
        </div>
      </Section>
      <Section title="All kinds">
        <Verdicts urls={[...samples, `${settings.tixUrl}/nl/login`]} caption="Every kind of address" />
      </Section>
    </div>
  );
}

function Verdicts({ urls, caption }: { readonly urls: readonly string[]; readonly caption: string }) {
  return (
    <table className={styles.verdicts}>
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
  const { settings } = useSite();
  const link = classifyLink(url, siteOfLinks(settings));
  const { target = '_self', rel } = linkAttributes(link);
  const isServers = link.kind === 'inside' && isServerPath(link.path);
  return (
    <tr data-kind={link.kind}>
      <th scope="row">
        <code>{url === '' ? '(nothing)' : url}</code>
      </th>
      <td>{link.kind}</td>
      <td>
        {link.kind === 'refused'
          ? 'nowhere'
          : [target, rel, isServers && 'by the server'].filter(Boolean).join(', ')}
      </td>
      <td>
        <SiteLink href={url}>{url === '' ? '(nothing)' : 'this one'}</SiteLink>
      </td>
    </tr>
  );
}
