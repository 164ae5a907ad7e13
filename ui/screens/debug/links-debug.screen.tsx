import { useState } from 'react';
import { classifyLink } from '#domain/link/classified-link.ts';
import { toKnownHosts } from '#ports/settings.port.ts';
import { PageHead } from '#ui/components/page-head.tsx';
import { Section } from '#ui/components/section.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { computeLinkTargetAndRel } from '#ui/kit/link-target.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';

/** An address of each kind that an editor may enter (LINK-1). */
const samples = ['/concerten', '/agenda.ics', '#main', 'https://example.org/', 'mailto:a@b.example', '//a.b'];

/** How the site classifies an address: one of every kind, and a field to try others (ROUTE-3, LINK-1). */
export function LinksDebugScreen() {
  const [url, setUrl] = useState('https://example.org/somewhere');
  return (
    <>
      <PageHead page={{ title: 'Links' }} />
      <Section title="Addresses">
        <TextField
          label="An address, as an editor might write it"
          name="url"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <div role="status">
          <ClassifiedLink url={url} />
        </div>
        {samples.map((sample) => (
          <ClassifiedLink key={sample} url={sample} />
        ))}
      </Section>
    </>
  );
}

function ClassifiedLink({ url }: { readonly url: string }) {
  const { settings, ticketing } = useSite();
  const link = classifyLink(url, toKnownHosts(settings, ticketing));
  const { target = '_self', rel } = computeLinkTargetAndRel(link);
  return (
    <p data-kind={link.kind}>
      <Link href={url}>{url}</Link> {link.kind} {link.kind !== 'refused' && `${target} ${rel ?? ''}`}
    </p>
  );
}
