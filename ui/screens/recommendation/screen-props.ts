import type { Page } from '#domain/page/page.ts';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/recommendation.view-model.ts';

export interface RecommendationScreenProps {
  readonly page: Extract<Page, { kind: 'recommendation' }>;
  /** The run; null on the server, and until what it needs has arrived. */
  readonly viewModel: KeuzehulpViewModel | null;
  /** Somebody has pressed, and what it takes is not there yet. */
  readonly isBeginning: boolean;
  readonly onBegin: () => void;
}

/** A part of a run under way. */
export interface RunProps {
  readonly viewModel: KeuzehulpViewModel;
}
