import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createForm, errorsOf, type Form, type FormEvent, reduceForm } from '#domain/form/form.ts';
import type { FormMessage } from '#domain/form/messages.ts';
import {
  type VipCardNumber,
  type VipCardVerdict,
  vipCardErrors,
  vipCardMessage,
  vipCardNumberOf,
} from '#domain/form/vip-card.ts';

type Field = 'cardNumber';

/** Whoever can say whether a card is a VIP card: ticketing. Never rejects. */
export interface VipCardChecker {
  readonly checkVipCard: (number: VipCardNumber) => Promise<VipCardVerdict>;
}

/** The block in which a VIP card is checked (TIX-7). */
export class VipCardViewModel {
  form: Form<Field> = createForm({ cardNumber: '' });
  /** Ticketing does not know the visitor: logging in would help. */
  needsLogin = false;

  readonly #checker: VipCardChecker;
  #isAlive = true;

  constructor(checker: VipCardChecker) {
    this.#checker = checker;
    makeAutoObservable(this, { form: observableRef }, { autoBind: true });
  }

  /** Nothing runs by itself; an answer that comes after the end changes nothing. */
  start(): () => void {
    this.#isAlive = true;
    return () => {
      this.#isAlive = false;
    };
  }

  get cardNumber(): string {
    return this.form.draft.cardNumber;
  }

  get error(): FormMessage | undefined {
    return errorsOf(this.form).cardNumber;
  }

  get isChecking(): boolean {
    return this.form.kind === 'sending';
  }

  /** What is said aloud of the card, once it has been judged. */
  get verdict(): FormMessage | null {
    if (this.form.kind === 'sent') return vipCardMessage('valid');
    return this.form.kind === 'failed' ? this.form.message : null;
  }

  type(value: string): void {
    this.#dispatch({ kind: 'changed', field: 'cardNumber', value });
  }

  /** Asks ticketing about the card, where its number can be one. A second press meanwhile asks nothing. */
  async check(): Promise<void> {
    if (this.isChecking) return;
    this.needsLogin = false;
    this.#dispatch({ kind: 'submitted' });
    const number = vipCardNumberOf(this.cardNumber);
    if (!this.isChecking || !number) return;
    const verdict = await this.#checker.checkVipCard(number);
    if (!this.#isAlive) return;
    runInAction(() => {
      this.needsLogin = verdict === 'notLoggedIn';
    });
    if (verdict === 'valid') return this.#dispatch({ kind: 'accepted' });
    this.#dispatch({ kind: 'refused', message: vipCardMessage(verdict) });
  }

  #dispatch(event: FormEvent<Field>): void {
    runInAction(() => {
      this.form = reduceForm(this.form, event, vipCardErrors);
    });
  }
}
