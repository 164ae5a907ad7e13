import type {
  KeuzehulpState,
  KeuzehulpAction,
  KeuzehulpTransition,
  UserScore,
} from '#domain/recommendation/keuzehulp-state.ts';
import { serializeSelectionPath, toAnswersByQuestion } from '#domain/recommendation/selection-path.ts';

type Suggestions = Extract<KeuzehulpState, { kind: 'suggestions' }>;

/**
 * The transitions of the saved score and the mail block beside the suggestions (KEUZE-7). The score is saved with the suggestions;
 * an e-mail address is added to it, or sent with a second save if the first failed.
 */
export function reduceUserScore(shown: Suggestions, action: KeuzehulpAction): KeuzehulpTransition {
  switch (action.kind) {
    case 'scoreSaved':
      return isForCurrent(shown, action) ? afterSaved(shown, action.score) : unchanged(shown);
    case 'scoreNotSaved':
      return isForCurrent(shown, action) ? afterNotSaved(shown) : unchanged(shown);
    case 'mailAsked':
      return isBusy(shown) ? unchanged(shown) : sendMail(shown, action.email);
    case 'scoreUpdated':
      return unchanged(shown.mail.kind === 'sending' ? { ...shown, mail: { kind: 'sent' } } : shown);
    case 'scoreNotUpdated':
      return unchanged(shown.mail.kind === 'sending' ? { ...shown, mail: { kind: 'failed' } } : shown);
    case 'started':
    case 'answered':
    case 'movedOn':
    case 'wentBack':
    case 'restarted':
    case 'recommended':
    case 'failed':
    case 'lookupAsked':
    case 'lookedUp':
      return unchanged(shown);
  }
}

function sendMail(shown: Suggestions, email: string): KeuzehulpTransition {
  switch (shown.score.kind) {
    case 'saving':
      return unchanged({ ...shown, mail: { kind: 'waiting', email } });
    case 'saved':
      return {
        keuzehulp: { ...shown, mail: { kind: 'sending' } },
        effects: [{ kind: 'updateScore', score: shown.score.score, email }],
      };
    case 'failed':
      return {
        keuzehulp: { ...shown, score: { kind: 'saving' }, mail: { kind: 'sending' } },
        effects: [
          {
            kind: 'saveScore',
            key: serializeSelectionPath(shown.path),
            body: toAnswersByQuestion(shown.path),
            email,
          },
        ],
      };
  }
}

/** After a save: a mail that was part of it is sent; a waiting mail is sent now. */
function afterSaved(shown: Suggestions, score: UserScore): KeuzehulpTransition {
  const saved: Suggestions = { ...shown, score: { kind: 'saved', score } };
  if (shown.mail.kind === 'waiting') return sendMail(saved, shown.mail.email);
  return unchanged(shown.mail.kind === 'sending' ? { ...saved, mail: { kind: 'sent' } } : saved);
}

function afterNotSaved(shown: Suggestions): KeuzehulpTransition {
  const unsaved: Suggestions = { ...shown, score: { kind: 'failed' } };
  if (shown.mail.kind === 'waiting') return sendMail(unsaved, shown.mail.email);
  return unchanged(shown.mail.kind === 'sending' ? { ...unsaved, mail: { kind: 'failed' } } : unsaved);
}

/** Whether a result is for the suggestions on screen; otherwise it is late. */
function isForCurrent({ path }: Suggestions, { key }: { readonly key: string }): boolean {
  return key === serializeSelectionPath(path);
}

function isBusy({ mail }: Suggestions): boolean {
  return mail.kind === 'waiting' || mail.kind === 'sending';
}

function unchanged(keuzehulp: KeuzehulpState): KeuzehulpTransition {
  return { keuzehulp, effects: [] };
}
