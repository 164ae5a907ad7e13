import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type EducationUser,
  type EducationUserField,
  educationUserErrors,
  normalizeEducationUser,
} from '#domain/form/education-user.ts';
import {
  createForm,
  errorsOf,
  type FieldErrors,
  type Form,
  type FormEvent,
  reduceForm,
} from '#domain/form/form.ts';
import type { FormMessage } from '#domain/form/messages.ts';
import type { TixPort } from '#ports/tix.port.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

/** What is known of the school that is logged in. */
type EducationUserState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'notLoggedIn' }
  /** Somebody is logged in who is no school. */
  | { readonly kind: 'noSchool' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'known'; readonly form: Form<EducationUserField> };

/** The form in which a school changes what ticketing knows of it (TIX-8). */
export class EducationUserViewModel {
  state: EducationUserState = { kind: 'waiting' };
  /** Ticketing would not have the last sending, because nobody is logged in any more. */
  needsLogin = false;

  readonly #tix: TixPort;
  #isAlive = true;
  /** Whose school was asked for. */
  #asked: number | null = null;

  constructor(tix: TixPort) {
    this.#tix = tix;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Nothing runs until a session is shown; an answer that comes after the end changes nothing. */
  start(): () => void {
    this.#isAlive = true;
    return () => {
      this.#isAlive = false;
      this.#asked = null;
    };
  }

  /**
   * Who is there: their school is asked for once, and what they have typed stays while they are, also while ticketing says nothing
   * of them.
   */
  receive({ status, session }: Pick<SessionView, 'status' | 'session'>): void {
    const id = session.user?.id ?? null;
    if (id !== null && id === this.#asked) return;
    if (status === 'unavailable' && this.state.kind === 'known') return;
    this.#asked = id;
    if (id !== null) void this.#load(id);
    else this.#become({ kind: whileNobody[status] });
  }

  /** Asks once more, where ticketing did not answer. */
  async retry(): Promise<void> {
    if (this.#asked !== null) await this.#load(this.#asked);
    else await this.#tix.session().catch(() => {});
  }

  get errors(): FieldErrors<EducationUserField> {
    return this.state.kind === 'known' ? errorsOf(this.state.form) : {};
  }

  /** What is said aloud of the last sending. */
  get outcome(): FormMessage | null {
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

  /** Sends the fields where nothing is wrong with them. A second press meanwhile sends nothing. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.needsLogin = false;
    this.#dispatch({ kind: 'submitted' });
    if (!this.isSending || this.state.kind !== 'known') return;
    const sender = this.#asked;
    const answer = await this.#tix.updateEducationUser(normalizeEducationUser(this.state.form.draft));
    if (!this.#isAlive || this.#asked !== sender) return;
    if (answer.kind === 'accepted') return this.#dispatch({ kind: 'accepted' });
    runInAction(() => {
      this.needsLogin = answer.kind === 'notLoggedIn';
    });
    const errors = answer.kind === 'refused' ? answer.errors : {};
    this.#dispatch({ kind: 'refused', message: 'form.sending.failed', errors });
  }

  async #load(id: number): Promise<void> {
    this.#become({ kind: 'waiting' });
    const answer = await this.#tix.educationUser();
    if (!this.#isAlive || this.#asked !== id) return;
    this.#become(answer.kind === 'known' ? formOf(answer.user) : { kind: answer.kind });
  }

  #dispatch(event: FormEvent<EducationUserField>): void {
    if (this.state.kind !== 'known') return;
    this.#become({ kind: 'known', form: reduceForm(this.state.form, event, educationUserErrors) });
  }

  #become(state: EducationUserState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const whileNobody = { pending: 'waiting', ready: 'notLoggedIn', unavailable: 'unanswered' } as const;

function formOf(user: EducationUser): EducationUserState {
  return { kind: 'known', form: createForm(user) };
}
