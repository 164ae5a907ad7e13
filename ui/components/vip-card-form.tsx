import { useState } from 'react';
import { parseVipCardNumber, pickVipCardMessage, validateVipCardForm } from '#domain/form/vip-card.ts';
import { TixPort } from '#ports/tix.port.ts';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useForm } from '#ui/kit/use-form.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { SendForm } from '#ui/stores/form.store.ts';
import styles from '#ui/components/vip-card-check.module.css';

/** Checks a card at the ticketing; the number is sent as digits (TIX-7). */
export function checkVipCardWith(tix: Pick<TixPort, 'checkVipCard'>): SendForm<'cardNumber'> {
  return async ({ cardNumber }) => {
    const number = parseVipCardNumber(cardNumber);
    const verdict = number ? await tix.checkVipCard(number) : 'notValid';
    if (verdict === 'valid') return { kind: 'accepted' };
    return { kind: 'refused', message: pickVipCardMessage(verdict) };
  };
}

const checkVipCardBinding = defineBinding('CheckVipCard', [TixPort], checkVipCardWith);

/** The form for a VIP card number, with the result of the check (TIX-7). */
export function VipCardForm() {
  const { t, resolve } = useSite();
  const check = resolve(checkVipCardBinding);
  const [needsLogin, setNeedsLogin] = useState(false);
  const { state, errors, isSending, change, onSubmit } = useForm({
    draft: { cardNumber: '' },
    validate: validateVipCardForm,
    send: async (draft, signal) => {
      const answer = await check(draft, signal);
      setNeedsLogin(answer.kind === 'refused' && answer.message === 'vipCard.notLoggedIn');
      return answer;
    },
  });
  return (
    <form
      className={styles.card}
      data-print="no"
      noValidate
      onSubmit={(event) => {
        setNeedsLogin(false);
        onSubmit(event);
      }}
    >
      <TextField
        label={t('vip.number')}
        name="vip-card"
        inputMode="numeric"
        autoComplete="off"
        hint={t('vip.hint')}
        value={state.draft.cardNumber}
        error={errors.cardNumber && t(errors.cardNumber)}
        onChange={({ currentTarget: { value } }) => change('cardNumber', value)}
      />
      <Button type="submit" look="line" size="small" aria-disabled={isSending}>
        {t(isSending ? 'vip.checking' : 'vip.check')}
      </Button>
      <p className={styles.result} role="status" data-kind={state.kind}>
        {state.kind === 'sent' && t(pickVipCardMessage('valid'))}
        {state.kind === 'failed' && t(state.message)}
      </p>
      {needsLogin && <LoginLink look="text">{t('vip.login')}</LoginLink>}
    </form>
  );
}
