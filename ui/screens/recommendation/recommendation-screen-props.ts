import type { Page } from '#domain/page/page.ts';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';

export interface RecommendationScreenProps {
  readonly page: Extract<Page, { kind: 'recommendation' }>;
  /** The run; null on the server, and until its code and data are loaded. */
  readonly viewModel: KeuzehulpViewModel | null;
  /** The visitor clicked start before the run was loaded. */
  readonly isBeginning: boolean;
  /** The editors have provided no usable tree. */
  readonly isRefused: boolean;
  readonly onStart: () => void;
  /** A pointer or the focus is on the start button: what it needs can be loaded. */
  readonly onStartIntent: () => void;
}

/** The properties of a view of a running keuzehulp. */
export interface KeuzehulpViewProps {
  readonly viewModel: KeuzehulpViewModel;
}
