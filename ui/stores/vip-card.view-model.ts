import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormMessageKey } from '#domain/form/form-messages.ts';
import {
  createFormState,
  type FormState,
  type FormAction,
  reduceForm,
  getVisibleErrors,
} from '#domain/form/form-state.ts';
import { parseVipCardNumber, pickVipCardMessage, validateVipCardForm } from '#domain/form/vip-card.ts';
import { TixPort } from '#ports/tix.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';

type Field = 'cardNumber';

/** The form that checks a VIP card (TIX-7). */
export class VipCardViewModel {
  form: FormState<Field> = createFormState({ cardNumber: '' });
  /** Whether the visitor has to log in for the check. */
  needsLogin = false;

  readonly #tix: Pick<TixPort, 'checkVipCard'>;
  #isActive = true;

  constructor(tix: Pick<TixPort, 'checkVipCard'>) {
    this.#tix = tix;
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  /** Nothing runs by itself; answers after the end are ignored. */
  start(): () => void {
    this.#isActive = true;
    return () => {
      this.#isActive = false;
    };
  }

  get cardNumber(): string {
    return this.form.draft.cardNumber;
  }

  get error(): FormMessageKey | undefined {
    return getVisibleErrors(this.form).cardNumber;
  }

  get isChecking(): boolean {
    return this.form.kind === 'sending';
  }

  /** The result of the check, for the live region. */
  get verdict(): FormMessageKey | null {
    if (this.form.kind === 'sent') return pickVipCardMessage('valid');
    return this.form.kind === 'failed' ? this.form.message : null;
  }

  type(value: string): void {
    this.#dispatch({ kind: 'changed', field: 'cardNumber', value });
  }

  /** Checks the card at ticketing if its number is well-formed. Ignored while a check is pending. */
  async check(): Promise<void> {
    if (this.isChecking) return;
    this.needsLogin = false;
    this.#dispatch({ kind: 'submitted' });
    const number = parseVipCardNumber(this.cardNumber);
    if (!this.isChecking || !number) return;
    const verdict = await this.#tix.checkVipCard(number);
    if (!this.#isActive) return;
    runInAction(() => {
      this.needsLogin = verdict === 'notLoggedIn';
    });
    if (verdict === 'valid') return this.#dispatch({ kind: 'accepted' });
    this.#dispatch({ kind: 'refused', message: pickVipCardMessage(verdict) });
  }

  #dispatch(event: FormAction<Field>): void {
    runInAction(() => {
      this.form = reduceForm(this.form, event, validateVipCardForm);
    });
  }
}

/** The form that checks a VIP card, once the ticketing is known. */
export const vipCardBinding = defineBinding(
  'VipCardViewModel',
  [TixPort],
  (tix) => () => new VipCardViewModel(tix),
);
