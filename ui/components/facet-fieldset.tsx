import type { ReactNode } from 'react';
import type { FirstAndRest } from '#domain/facet/merge-facets.ts';
import { Checks, type ChecksProps } from '#ui/components/checks.tsx';
import { FoldedChecks } from '#ui/components/folded-checks.tsx';

interface FacetFieldsetProps extends FirstAndRest, Pick<ChecksProps, 'name' | 'onToggle'> {
  readonly title: string;
  /** Stands over the values: a way to find one of them. */
  readonly children?: ReactNode;
}

/** One filter as a group of checkboxes: the first of its values, and the rest behind a fold. */
export function FacetFieldset({ name, title, first, rest, onToggle, children }: FacetFieldsetProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
      <Checks name={name} values={first} onToggle={onToggle} />
      {rest.length > 0 && <FoldedChecks title={title} name={name} values={rest} onToggle={onToggle} />}
    </fieldset>
  );
}
