import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type EducationUser, normalizeEducationUser } from '#domain/form/education-user.ts';
import { type EducationUserUpdateResult, TixPort } from '#ports/tix.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import type { SessionView } from '#ui/stores/session-view.ts';

/** The state of the school's details. */
type EducationUserState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'notLoggedIn' }
  /** The visitor is logged in, but not as a school. */
  | { readonly kind: 'noSchool' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'known'; readonly userId: number; readonly school: EducationUser };

/** The details of a school at ticketing, which it edits in a form (TIX-8). */
export class EducationUserViewModel {
  state: EducationUserState = { kind: 'waiting' };

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

  /** Saves the details of the school. */
  save(school: EducationUser): Promise<EducationUserUpdateResult> {
    return this.#tix.updateEducationUser(normalizeEducationUser(school));
  }

  async #load(id: number): Promise<void> {
    this.#setState({ kind: 'waiting' });
    const answer = await this.#tix.getEducationUser();
    if (!this.#isActive || this.#userId !== id) return;
    this.#setState(
      answer.kind === 'known' ? { kind: 'known', userId: id, school: answer.user } : { kind: answer.kind },
    );
  }

  #setState(state: EducationUserState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const stateWithoutUser = { pending: 'waiting', ready: 'notLoggedIn', unavailable: 'unanswered' } as const;

/** The details of a school. */
export const educationUserBinding = defineBinding(
  'EducationUserViewModel',
  [TixPort],
  (tix) => () => new EducationUserViewModel(tix),
);
