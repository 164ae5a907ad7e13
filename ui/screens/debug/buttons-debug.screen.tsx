import { useState } from 'react';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Disclosure } from '#ui/components/disclosure.tsx';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';
import { FilterCheckboxes } from '#ui/components/filter-checkboxes.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Modal } from '#ui/components/modal.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { Section } from '#ui/components/section.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import styles from '#ui/screens/debug/debug.module.css';

const looks = ['solid', 'line', 'text'] as const;

/** Buttons, links, filters and fields. */
export function ButtonsDebugScreen() {
  return (
    <div className={styles.sheet}>
      <h1 tabIndex={-1}>Buttons and fields</h1>
      <Section title="Buttons">
        <ButtonSheet />
      </Section>
      <Section title="On a cover">
        <div className={styles.cover} data-theme="red" data-surface="cover">
          <ButtonSheet />
        </div>
      </Section>
      <Section title="Filters">
        <div className={styles.row}>
          <FilterChip label="Orchestral" href="#filters" count={46} />
          <FilterChip label="Chamber music" href="#filters" isOn name="Remove Chamber music" />
        </div>
        <RoomChecks />
      </Section>
      <Section title="Fields">
        <FieldSheet />
      </Section>
      <Section title="Questions">
        <Disclosure title="How do I get there?">
          <p>Tram 4 and 9.</p>
        </Disclosure>
        <Disclosure title="May I bring a bag?" isOpen>
          <p>A small one.</p>
        </Disclosure>
      </Section>
      <Section title="Breadcrumbs and pages">
        <Breadcrumbs
          label="Where this page stands"
          steps={[
            { title: 'Home', url: '#home' },
            { title: 'Calendar', url: '#concerts' },
            { title: 'Le sacre du printemps', url: '#sacre' },
          ]}
        />
        <Pagination page={4} pages={11} addressOf={(page) => `#page-${page}`} />
      </Section>
      <Section title="Dialogs">
        <Sheets />
      </Section>
    </div>
  );
}

function FieldSheet() {
  return (
    <div className={styles.columns}>
      <TextField label="Search" name="keyword" type="search" placeholder="composer, work or musician" />
      <TextField label="Email" name="email" type="email" hint="For the tickets, nothing else." />
      <TextField
        label="Card number"
        name="card"
        defaultValue="0044 18"
        error="We don’t recognise this number. It is on the back of your card."
      />
      <SelectField
        label="School"
        name="school"
        options={[
          { value: '518', label: 'Primary' },
          { value: '520', label: 'Secondary' },
        ]}
      />
    </div>
  );
}

function ButtonSheet() {
  const [isSaved, setSaved] = useState(false);
  return (
    <div className={styles.row}>
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      {looks.map((look) => (
        <ButtonLink key={look} look={look} size="small" href="#buttons">
          {look}, small
        </ButtonLink>
      ))}
      <Button>
        <Icon name="ticket" /> with an icon
      </Button>
      <Button aria-disabled="true">sold out</Button>
      <Button disabled size="small">
        disabled
      </Button>
      <FavouriteButton
        title="Winterreise"
        look="ribbon"
        isSaved={isSaved}
        onToggle={() => setSaved(!isSaved)}
      />
    </div>
  );
}

function RoomChecks() {
  const [isOn, setOn] = useState(true);
  const rooms = [
    { value: 'main', label: 'Main Hall', count: 88, isActive: isOn },
    { value: 'linden', label: 'Linden Hall', count: 71, isActive: false },
    { value: 'foyer', label: 'Foyer', count: 0, isActive: false },
  ];
  return (
    <fieldset className={styles.checks}>
      <legend>Room</legend>
      <FilterCheckboxes name="rooms" values={rooms} onToggle={() => setOn(!isOn)} />
    </fieldset>
  );
}

const widths = ['default', 'small', 'medium', 'large'] as const;

function Sheets() {
  const [open, setOpen] = useState<(typeof widths)[number] | null>(null);
  return (
    <div className={styles.row}>
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
