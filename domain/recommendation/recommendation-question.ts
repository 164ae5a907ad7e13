import type { Locale } from '#domain/locale/locale.ts';

/** Which of the recommended concerts the search knows (CALL-26). */
export interface RecommendationQuestion {
  readonly locale: Locale;
  /** The key of the selection path that was recommended upon; together with the locale it names the answer (KEUZE-6). */
  readonly selection: string;
  /** The identifiers of the concerts recommended. */
  readonly identifiers: readonly string[];
}
