import { firstAndRest, type ShownValue } from '#domain/facet/merge-facets.ts';
import { FacetFieldset } from '#ui/components/facet-fieldset.tsx';
import styles from '#ui/components/facet-groups.module.css';
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
  readonly addressWith: (name: string, value: string) => string | null;
}

/** Filters as groups of checkboxes, each with how many it leaves (LIST-8). */
export function FacetGroups({ groups, onToggle, addressWith }: FacetGroupsProps) {
  const press = useFilterPress(addressWith);
  return (
    <div className={styles.facets} {...press}>
      {groups
        .filter(({ values }) => values.length > 0)
        .map(({ name, title, values }) => (
          <FacetFieldset key={name} name={name} title={title} onToggle={onToggle} {...firstAndRest(values)} />
        ))}
    </div>
  );
}
