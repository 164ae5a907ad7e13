import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isFavourite } from '#domain/favourites/favourites-state.ts';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { type ShareOutcome, shareOrCopy } from '#ui/kit/share-or-copy.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useFormState } from '#ui/kit/use-form.ts';
import { useFavouritesView, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import styles from '#ui/screens/recommendation/suggestions-actions.module.css';

/** Actions for the suggestions: save, mail (KEUZE-11), share. */
export function SuggestionsActions({ viewModel }: { readonly viewModel: KeuzehulpViewModel }) {
  const { t, settings, canSaveFavourites } = useSite();
  const { bridgeWithoutMail } = settings;
  return (
    <aside className={styles.saveActions} data-print="no" aria-label={t('keuzehulp.take')}>
      {canSaveFavourites && <SaveAll viewModel={viewModel} />}
      {!bridgeWithoutMail && <Mail viewModel={viewModel} />}
      <Share />
    </aside>
  );
}

/**
 * Adds all suggestions to the visitor's favourites; an anonymous visitor is invited to log in, after which they are added
 * (FAV-1, FAV-2).
 */
const SaveAll = observer(function SaveAll({ viewModel }: { readonly viewModel: KeuzehulpViewModel }) {
  const { t } = useSite();
  const { favourites } = useFavouritesView();
  const run = useVisitorServicesCaller();
  const events = viewModel.concerts.shown;
  const isDone = events.length > 0 && events.every(({ id }) => isFavourite(favourites, id));
  const saveAll = (): void => {
    const concerts = events.map(({ id, title }) => ({ id, title }));
    if (concerts.length > 0) run((visitor) => visitor.favourites.addAll(concerts));
  };
  return (
    <section>
      <h2>{t('keuzehulp.save.title')}</h2>
      <p role="status">{t(isDone ? 'keuzehulp.save.done' : 'keuzehulp.save.text')}</p>
      {!isDone && (
        <Button onClick={saveAll} aria-disabled={events.length === 0}>
          <Icon name="bookmark" /> {t('keuzehulp.save.all')}
        </Button>
      )}
    </section>
  );
});

function Mail({ viewModel }: { readonly viewModel: KeuzehulpViewModel }) {
  const { t } = useSite();
  const { state, errors, isSending, change, onSubmit } = useFormState(viewModel.mail);
  return (
    <section>
      <h2>{t('keuzehulp.mail.title')}</h2>
      <p>{t('keuzehulp.mail.text')}</p>
      <form className={styles.mail} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('keuzehulp.mail.address')}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={state.draft.email}
          error={errors.email && t(errors.email)}
          onChange={({ currentTarget }) => change('email', currentTarget.value)}
        />
        <Button type="submit" look="line" aria-disabled={isSending}>
          {t(isSending ? 'keuzehulp.mail.sending' : 'keuzehulp.mail.send')}
        </Button>
        <p role="status">
          {state.kind === 'sent' && t('keuzehulp.mail.sent')}
          {state.kind === 'failed' && t('keuzehulp.mail.failed')}
        </p>
      </form>
    </section>
  );
}

function Share() {
  const { t } = useSite();
  const [shared, setShared] = useState<ShareOutcome | null>(null);
  const send = async (): Promise<void> => {
    const { href } = window.location;
    setShared(await shareOrCopy({ title: t('keuzehulp.shareText'), text: href }, href));
  };
  return (
    <section>
      <Button look="text" onClick={() => void send()}>
        <Icon name="share" /> {t('keuzehulp.share')}
      </Button>
      <p role="status">
        {shared === 'copied' && t('keuzehulp.shared')}
        {shared === 'refused' && t('keuzehulp.notShared')}
      </p>
    </section>
  );
}
