import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import styles from '#ui/components/vip-card.module.css';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { type VipCardChecker, VipCardViewModel } from '#ui/stores/vip-card.view-model.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface VipCardFormProps {
  readonly checker: VipCardChecker;
}

/** The form for a VIP card number, with the result of the check (TIX-7). */
export const VipCardForm = observer(function VipCardForm({ checker }: VipCardFormProps) {
  const t = useTranslate();
  const viewModel = useStartedViewModel(() => new VipCardViewModel(checker));
  const { error, form, isChecking, needsLogin, verdict } = viewModel;
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.check();
      }}
    >
      <TextField
        label={t('vip.number')}
        name="vip-card"
        inputMode="numeric"
        autoComplete="off"
        hint={t('vip.hint')}
        value={viewModel.cardNumber}
        error={error && t(error)}
        onChange={({ currentTarget: { value } }) => viewModel.type(value)}
      />
      <Button type="submit" look="line" size="small" aria-disabled={isChecking}>
        {t(isChecking ? 'vip.checking' : 'vip.check')}
      </Button>
      <p className={styles.result} role="status" data-kind={form.kind}>
        {verdict && t(verdict)}
      </p>
      {needsLogin && <LoginLink look="text">{t('vip.login')}</LoginLink>}
    </form>
  );
});
