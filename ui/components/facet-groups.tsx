import { firstAndRest, type ShownValue } from '#domain/facet/merge-facets.ts';
import { Checks } from '#ui/components/checks.tsx';
import styles from '#ui/components/facet-groups.module.css';
import { FoldedChecks } from '#ui/components/folded-checks.tsx';
import { useFilterPress } from '#ui/kit/use-filter-press.ts';

interface FacetGroupsProps {
  readonly groups: readonly {
    /** The name its values have in the form. */
    readonly name: string;
    readonly title: string;
    readonly values: readonly ShownValue[];
  }[];
  readonly onToggle: (name: string, value: string) => void;
  /** Where that leads. */
  readonly addressOf: (name: string, value: string) => string | null;
}

/** Filters as groups of checkboxes, each with how many it leaves (LIST-8). */
export function FacetGroups({ groups, onToggle, addressOf }: FacetGroupsProps) {
  const press = useFilterPress(addressOf);
  return (
    <div className={styles.facets} {...press}>
      {groups
        .filter(({ values }) => values.length > 0)
        .map(({ name, title, values }) => {
          const { first, rest } = firstAndRest(values);
          return (
            <fieldset key={name}>
              <legend>{title}</legend>
              <Checks name={name} values={first} onToggle={onToggle} />
              {rest.length > 0 && (
                <FoldedChecks title={title} name={name} values={rest} onToggle={onToggle} />
              )}
            </fieldset>
          );
        })}
    </div>
  );
}
