import { useState } from 'react';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Disclosure } from '#ui/components/disclosure.tsx';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';
import { FilterCheckboxes } from '#ui/components/filter-checkboxes.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { FilterLinks } from '#ui/components/filter-links.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { Section } from '#ui/components/section.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextField } from '#ui/components/text-field.tsx';

const looks = ['solid', 'line', 'text'] as const;
const widths = ['default', 'small', 'medium', 'large'] as const;

/** Buttons, links, filters, fields and dialogs (ROUTE-3). */
export function ButtonsDebugScreen() {
  return (
    <>
      <PageHead page={{ title: 'Buttons and fields' }} />
      <Section title="Buttons">
        <Buttons />
        <div className="wrap" data-theme="red" data-surface="cover">
          <Buttons />
        </div>
      </Section>
      <Section title="Filters">
        <FilterChip label="Chamber music" href="#filters" isOn count={46} name="Remove Chamber music" />
        <FilterLinks
          links={['2026', '2025'].map((year) => ({
            href: '#filters',
            children: year,
            isShown: year === '2026',
          }))}
        />
        <fieldset>
          <legend>Room</legend>
          <FilterCheckboxes
            name="rooms"
            values={[{ value: 'main', label: 'Main Hall', count: 88, isActive: true }]}
            onToggle={() => {}}
          />
        </fieldset>
      </Section>
      <Section title="Fields">
        <TextField label="Email" name="email" type="email" hint="For the tickets, nothing else." />
        <TextField label="Card number" name="card" error="We don’t recognise this number." />
        <SelectField label="School" name="school" options={[{ value: '518', label: 'Primary' }]} />
      </Section>
      <Section title="Around a page">
        <Pagination page={4} pages={11} addressOf={(page) => `#page-${page}`} />
        <Disclosure title="How do I get there?">
          <p>Tram 4 and 9.</p>
        </Disclosure>
      </Section>
      <Section title="Dialogs">
        <Dialogs />
      </Section>
    </>
  );
}

function Buttons() {
  const [isSaved, setSaved] = useState(false);
  return (
    <div className="cluster">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <ButtonLink size="small" href="#buttons">
        <Icon name="ticket" /> small, with an icon
      </ButtonLink>
      <Button disabled>disabled</Button>
      <FavouriteButton
        title="Winterreise"
        look="ribbon"
        isSaved={isSaved}
        onToggle={() => setSaved(!isSaved)}
      />
    </div>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<(typeof widths)[number] | null>(null);
  return (
    <div className="cluster">
      {widths.map((width) => (
        <Button key={width} look="line" onClick={() => setOpen(width)}>
          {width}
        </Button>
      ))}
      <Modal
        name="Your own season"
        visible={open !== null}
        onClose={() => setOpen(null)}
        closeLabel="Close"
        overlay={open === 'large' ? 'white' : 'purple'}
        width={open ?? 'default'}
      >
        <p>Log in to save concerts.</p>
        <Button onClick={() => setOpen(null)}>Log in</Button>
      </Modal>
    </div>
  );
}
