import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { vipCardBinding } from '#ui/stores/vip-card.view-model.ts';
import styles from '#ui/components/vip-card-check.module.css';

/** The form for a VIP card number, with the result of the check (TIX-7). */
export const VipCardForm = observer(function VipCardForm() {
  const { t } = useSite();
  const viewModel = useViewModel(vipCardBinding, (create) => create());
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
