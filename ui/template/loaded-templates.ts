import type { Template } from '#domain/page/page.ts';
import type { TemplateStatements } from '#ui/template/template.ts';

type StatementsByKind = { readonly [Kind in Template]: TemplateStatements<Kind> };

/** The templates whose code has been loaded. A server loads all of them before it listens. */
export interface LoadedTemplates {
  /** The template of a kind of page; undefined if it is not loaded. */
  find<Kind extends Template>(kind: Kind): StatementsByKind[Kind] | undefined;
  all(): readonly StatementsByKind[Template][];
}
