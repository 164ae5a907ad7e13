import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type EducationUser,
  type EducationUserField,
  normalizeEducationUser,
  validateEducationUser,
} from '#domain/form/education-user.ts';
import type { FormMessageKey } from '#domain/form/form-messages.ts';
import {
  createFormState,
  type FieldErrors,
  type FormState,
  type FormAction,
  reduceForm,
  getVisibleErrors,
} from '#domain/form/form-state.ts';
import { TixPort } from '#ports/tix.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

/** The state of the school's details. */
type EducationUserState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'notLoggedIn' }
  /** The visitor is logged in, but not as a school. */
  | { readonly kind: 'noSchool' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'known'; readonly form: FormState<EducationUserField> };

/** The form in which a school edits its details at ticketing (TIX-8). */
export class EducationUserViewModel {
  state: EducationUserState = { kind: 'waiting' };
  /** Ticketing refused the last submit, because the visitor is no longer logged in. */
  needsLogin = false;

  readonly #tix: TixPort;
  #isActive = true;
  /** The user whose school was requested. */
  #userId: number | null = null;

  constructor(tix: TixPort) {
    this.#tix = tix;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Nothing runs until a session is received; answers after the end are ignored. */
  start(): () => void {
    this.#isActive = true;
    return () => {
      this.#isActive = false;
      this.#userId = null;
    };
  }

  /**
   * Receives the session. The school of a user is requested once; the draft stays while the user does, even if ticketing is
   * unavailable.
   */
  receive({ status, session }: Pick<SessionView, 'status' | 'session'>): void {
    const id = session.user?.id ?? null;
    if (id !== null && id === this.#userId) return;
    if (status === 'unavailable' && this.state.kind === 'known') return;
    this.#userId = id;
    if (id !== null) void this.#load(id);
    else this.#setState({ kind: stateWithoutUser[status] });
  }

  /** Requests the school again after ticketing did not answer. */
  async retry(): Promise<void> {
    if (this.#userId !== null) await this.#load(this.#userId);
    else await this.#tix.requestSession().catch(() => {});
  }

  get errors(): FieldErrors<EducationUserField> {
    return this.state.kind === 'known' ? getVisibleErrors(this.state.form) : {};
  }

  /** The result of the last submit, for the live region. */
  get outcome(): FormMessageKey | null {
    if (this.state.kind !== 'known') return null;
    const { form } = this.state;
    if (form.kind === 'sent') return 'educationUser.updated';
    return form.kind === 'failed' ? form.message : null;
  }

  get isSending(): boolean {
    return this.state.kind === 'known' && this.state.form.kind === 'sending';
  }

  change(field: EducationUserField, value: string): void {
    this.#dispatch({ kind: 'changed', field, value });
  }

  /** Sends the fields if they are valid. Ignored while a submit is pending. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.needsLogin = false;
    this.#dispatch({ kind: 'submitted' });
    if (!this.isSending || this.state.kind !== 'known') return;
    const sender = this.#userId;
    const answer = await this.#tix.updateEducationUser(normalizeEducationUser(this.state.form.draft));
    if (!this.#isActive || this.#userId !== sender) return;
    if (answer.kind === 'accepted') return this.#dispatch({ kind: 'accepted' });
    runInAction(() => {
      this.needsLogin = answer.kind === 'notLoggedIn';
    });
    const errors = answer.kind === 'refused' ? answer.errors : {};
    this.#dispatch({ kind: 'refused', message: 'form.sending.failed', errors });
  }

  async #load(id: number): Promise<void> {
    this.#setState({ kind: 'waiting' });
    const answer = await this.#tix.getEducationUser();
    if (!this.#isActive || this.#userId !== id) return;
    this.#setState(answer.kind === 'known' ? toFormState(answer.user) : { kind: answer.kind });
  }

  #dispatch(event: FormAction<EducationUserField>): void {
    if (this.state.kind !== 'known') return;
    this.#setState({ kind: 'known', form: reduceForm(this.state.form, event, validateEducationUser) });
  }

  #setState(state: EducationUserState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const stateWithoutUser = { pending: 'waiting', ready: 'notLoggedIn', unavailable: 'unanswered' } as const;

function toFormState(user: EducationUser): EducationUserState {
  return { kind: 'known', form: createFormState(user) };
}

/** The form of a school's details. */
export const educationUserBinding = defineBinding(
  'EducationUserViewModel',
  [TixPort],
  (tix) => () => new EducationUserViewModel(tix),
);
