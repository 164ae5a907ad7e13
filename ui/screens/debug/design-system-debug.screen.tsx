import { type EventCard, parseEventId } from '#domain/event/event.ts';
import { themes } from '#domain/media/theme.ts';
import { ranks } from '#domain/pricing/rank.ts';
import { createInstant } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { CallToActionBand } from '#ui/components/call-to-action-band.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { ConcertFigureGrid } from '#ui/components/concert-figure-grid.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { DotLeaderList } from '#ui/components/dot-leader-list.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { iconNames } from '#ui/components/icon-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { ProgrammeTable } from '#ui/components/programme-table.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { hallFigureImagePath, pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';

const starts = createInstant(Date.UTC(2040, 10, 20, 19, 15));

/** A concert in the far future, so that it is neither on sale nor over. */
const concert = {
  uri: 'debug',
  url: '#concert',
  title: 'Das Lied von der Erde',
  starts,
  room: { title: 'Main Hall' },
  production: { title: 'Das Lied von der Erde', organizer: null, genres: ['Orchestral'] },
  minPrice: 34,
  sale: { code: 0, starts: { _default: starts }, end: null },
  importStatus: 'planned',
  composers: ['Gustav Mahler'],
  performers: [{ name: 'Orkest van de Lage Landen' }],
  waitingList: false,
} as const satisfies Omit<EventCard, 'id'>;

const concerts: readonly EventCard[] = [parseEventId(5000) ?? []].flat().map((id) => ({ ...concert, id }));

const link = {
  title: 'The Great Symphonies',
  subtitle: '8 concerts, Friday',
  url: '#entry',
  figure: 'from €212',
};

/** Every theme, every icon, and one specimen of each part of a page (ROUTE-3); in English, for developers only. */
export function DesignSystemDebugScreen() {
  return (
    <>
      <PageHead
        page={{ title: 'Specimen', url: '/debug', path: [], language: 'en' }}
        surface="tint"
        kicker="Every part of a page"
        subtitle="For developers only"
      />
      <Section title="Themes">
        <ul className="columns">
          {themes.map((theme) => (
            <li key={theme} data-theme={theme}>
              <p className="wrap" data-surface="cover">
                <FigureImage
                  src={pickFigureImagePathByHash({ identifier: theme, theme, style: 'open' })}
                  size={72}
                />{' '}
                {theme}
              </p>
              <p className="wrap" data-surface="tint">
                <FilterChip label="Ink on tint" href="#themes" />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Icons">
        <ul className="columns">
          {iconNames.map((name) => (
            <li key={name} className="cluster">
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Concerts">
        <SaleStatusLabel codeSign="exclamation" ownSign="cross" tone="cancelled" text="Cancelled" />
        <ConcertList events={concerts} />
        <CompactConcertList events={concerts} isDated />
        <ConcertFigureGrid
          plates={[{ href: '#plate', theme: 'pink', title: 'Verklärte Nacht', figure: hallFigureImagePath }]}
        />
      </Section>
      <Section title="Links">
        <div className="stack">
          <LinkList look="index" items={[link]} />
          {(['card', 'row', 'lead'] as const).map((look) => (
            <LinkList key={look} look={look} items={[{ ...link, posted: starts }]} />
          ))}
        </div>
      </Section>
      <Tables />
      <CallToActionBand theme="ocher-yellow" title="What would you like music to do to you?">
        <p>Seven questions at most, with sound.</p>
        <ButtonLink href="#band">Start</ButtonLink>
      </CallToActionBand>
    </>
  );
}

function Tables() {
  return (
    <Section title="Tables">
      <ProgrammeTable
        caption="Programme in order"
        works={[
          {
            composer: 'Maurice Ravel',
            title: 'Piano Concerto in G',
            note: 'Allegramente. Adagio assai. Presto',
          },
          { title: 'Improvisation', note: 'on a theme from the hall' },
          { title: 'interval' },
        ]}
      />
      <DotLeaderList rows={[{ term: 'Jelle Sandberg', detail: 'conductor', href: '#cast' }]} />
      <PriceTable
        caption="Prices by rank"
        rankHead="Rank"
        heads={['Price', 'Yours']}
        rows={ranks.map((rank) => ({ rank, name: rank, prices: ['€74.00', null] }))}
      />
    </Section>
  );
}
