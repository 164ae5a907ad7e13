import type { ReactNode } from 'react';
import { iconNames } from '#domain/media/icon.ts';
import { themes } from '#domain/media/theme.ts';
import type { RichTextTree } from '#domain/richtext/rich-text.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { CallToActionBand } from '#ui/components/call-to-action-band.tsx';
import { ConcertFigureGrid } from '#ui/components/concert-figure-grid.tsx';
import { ConcertRowLayout } from '#ui/components/concert-row-layout.tsx';
import { DotLeaderList } from '#ui/components/dot-leader-list.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LargeTitleList } from '#ui/components/large-title-list.tsx';
import { PageLinkCards } from '#ui/components/page-link-cards.tsx';
import { PriceTable } from '#ui/components/price-table.tsx';
import { ProgrammeTable } from '#ui/components/programme-table.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';
import { FigureSpecimens } from '#ui/screens/debug/figure-specimens.tsx';
import {
  castSpecimen,
  linkCardSpecimens,
  offerTextSpecimens,
  priceSpecimens,
  programmeSpecimen,
  composerNameSpecimens,
  galleryItemSpecimens,
  concertSpecimens,
} from '#ui/screens/debug/specimens.ts';
import { ThemeColoursSpecimen } from '#ui/screens/debug/theme-colours-specimen.tsx';
import styles from '#ui/screens/debug/debug.module.css';

/**
 * The design system on one page: themes, plates, icons, sale states, tables, type. `children` are the parts that need the
 * whole site around them.
 */
export function DesignSystemDebugScreen({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <h1 tabIndex={-1}>Specimen</h1>
      <Section
        title="Themes"
        note={<p>Cover, tint and inks. The second ink prints plates and flats, never small text.</p>}
      >
        <div className={styles.themes}>
          {themes.map((theme) => (
            <ThemeColoursSpecimen key={theme} theme={theme} />
          ))}
        </div>
      </Section>
      <Section title="Plates" note={<p>The shape is the room, the sand is the sale.</p>}>
        <FigureSpecimens />
      </Section>
      <Section title="Icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sale states">
        <ul className={styles.states}>
          {offerTextSpecimens.map(({ when, ...state }) => (
            <li key={when}>
              <i>{when}</i> <SaleStatusLabel {...state} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Cards">
        <PageLinkCards items={linkCardSpecimens} />
      </Section>
      <Section title="Rows">
        <Rows />
      </Section>
      <PartsOfPages />
      {children}
    </div>
  );
}

const essay: RichTextTree = [
  {
    kind: 'element',
    name: 'p',
    children: [
      {
        kind: 'text',
        text: `Mahler was superstitious enough not to call his ninth symphony a symphony. ${composerNameSpecimens}.`,
      },
    ],
  },
  {
    kind: 'element',
    name: 'p',
    children: [{ kind: 'text', text: 'Tables have figures of one width: 20:15, €34.00.' }],
  },
];

/** The building blocks of pages: tables, a gallery, an index, text, a band. */
function PartsOfPages() {
  return (
    <>
      <Section title="Tables">
        <div className={styles.columns}>
          <ProgrammeTable caption="Programme in order" works={programmeSpecimen} />
          <DotLeaderList rows={castSpecimen} />
          <PriceTable
            caption="Prices by rank"
            rankHead="Price band"
            heads={['Price', 'Under 30', 'Yours']}
            rows={priceSpecimens}
          />
        </div>
      </Section>
      <Section title="Gallery">
        <ConcertFigureGrid plates={galleryItemSpecimens} />
      </Section>
      <Section title="Index">
        <LargeTitleList
          entries={[
            {
              href: '#a',
              title: 'The Great Symphonies',
              text: '8 concerts, Friday, Main Hall',
              figure: 'from €212',
            },
            { href: '#b', title: 'Sunday Quartets', text: '6 concerts, Sunday', figure: 'from €138' },
          ]}
        />
      </Section>
      <Section title="Type">
        <Prose look="essay" text={essay} />
      </Section>
      <CallToActionBand theme="ocher-yellow" title="What would you like music to do to you?">
        <p>Seven questions at most, with sound. Then three concerts that suit you, and why.</p>
        <ButtonLink href="#band">Start</ButtonLink>
      </CallToActionBand>
    </>
  );
}

function Rows() {
  return concertSpecimens.map(({ room, theme, style, state, isOff }) => (
    <ConcertRowLayout
      key={room}
      theme={theme}
      href="#rows"
      time={{ machine: '2026-11-20T20:15', text: '20:15' }}
      figure={pickFigureImagePathByHash({ identifier: room, room, theme, style })}
      composers="Gustav Mahler"
      title="Das Lied von der Erde"
      performers="Orkest van de Lage Landen, Mirte Aldewerelt (conductor), Saskia van Ommeren (alto)"
      room={room}
      genre="Orchestral"
      price={isOff ? undefined : { from: 'from', amount: '€34' }}
      state={state}
      order={
        style === 'open'
          ? {
              link: { href: '#rows' },
              label: 'Book',
              name: 'Book tickets for Das Lied von der Erde',
              look: 'solid',
            }
          : undefined
      }
      isOff={isOff}
    />
  ));
}
