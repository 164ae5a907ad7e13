import styles from '#ui/components/keyword-line.module.css';

interface KeywordLineProps {
  readonly label: string;
  /** Examples of what can be found. */
  readonly hint: string;
  readonly value: string;
  readonly onType: (keyword: string) => void;
}

/** Searching a list: the list follows the typing; Enter does not wait, nor does who leaves the field, whatever they do next (LIST-3). */
export function KeywordLine({ label, hint, value, onType }: KeywordLineProps) {
  return (
    <search className={styles.field}>
      <label htmlFor="keyword">{label}</label>
      <input
        id="keyword"
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={hint}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </search>
  );
}
