import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { schoolTypeOf, schoolTypes } from '#domain/education/school-type.ts';
import type { EducationUserField } from '#domain/form/education-user.ts';
import type { Form } from '#domain/form/form.ts';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Section } from '#ui/components/section.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import styles from '#ui/screens/education-user/education-user.module.css';
import type { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface SchoolFormProps {
  readonly form: Form<EducationUserField>;
  readonly viewModel: EducationUserViewModel;
}

/** How each field is written: what browsers may fill in, and how wide it stands. */
const lines = {
  schoolName: { autoComplete: 'organization', width: 'wide' },
  schoolPlace: { autoComplete: 'off', width: 'half' },
  street: { autoComplete: 'address-line1', width: 'half' },
  houseNumber: { autoComplete: 'off', width: 'short' },
  addition: { autoComplete: 'off', width: 'short' },
  zipCode: { autoComplete: 'postal-code', width: 'short' },
  city: { autoComplete: 'address-level2', width: 'half' },
  email: { autoComplete: 'email', width: 'wide' },
} as const;

/** Nine fields in three groups, as a card for a school's drawer in the archive (TIX-8). */
export const SchoolForm = observer(function SchoolForm({ form, viewModel }: SchoolFormProps) {
  const t = useWords();
  const { errors, isSending, outcome } = viewModel;
  const area = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(area);
  const line = (field: keyof typeof lines) => {
    const { autoComplete, width } = lines[field];
    const error = errors[field];
    return (
      <div data-width={width}>
        <TextField
          label={t(`educationUser.${field}`)}
          name={field}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          aria-required={field !== 'addition'}
          value={form.draft[field]}
          error={error && t(error)}
          onChange={({ currentTarget: { value } }) => viewModel.change(field, value)}
        />
      </div>
    );
  };
  return (
    <form
      ref={area}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.send();
        focusOnWrong();
      }}
    >
      <Section title={t('educationUser.group.school')}>
        <div className={styles.fields}>
          {line('schoolName')}
          {line('schoolPlace')}
          <div data-width="half">
            <SchoolTypeField form={form} viewModel={viewModel} />
          </div>
        </div>
      </Section>
      <Section title={t('educationUser.group.address')}>
        <div className={styles.fields}>
          {line('street')}
          {line('houseNumber')}
          {line('addition')}
          {line('zipCode')}
          {line('city')}
        </div>
      </Section>
      <Section title={t('educationUser.group.contact')}>
        <div className={styles.fields}>{line('email')}</div>
        <div className={styles.send}>
          <Button type="submit" aria-disabled={isSending}>
            {t(isSending ? 'form.sending' : 'educationUser.send')}
          </Button>
          <p role="status" data-kind={form.kind}>
            {outcome && t(outcome)}
          </p>
          {viewModel.needsLogin && (
            <LoginLink look="text" isBeside>
              {t('educationUser.login.button')}
            </LoginLink>
          )}
        </div>
      </Section>
    </form>
  );
});

/** One of the types of school; one that ticketing knows and this list does not is kept as it is. */
const SchoolTypeField = observer(function SchoolTypeField({ form, viewModel }: SchoolFormProps) {
  const t = useWords();
  const { schoolType } = form.draft;
  const error = viewModel.errors.schoolType;
  const isOther = schoolType !== '' && !schoolTypeOf(schoolType);
  return (
    <SelectField
      label={t('educationUser.schoolType')}
      name="schoolType"
      aria-required
      value={schoolType}
      error={error && t(error)}
      options={[
        ...(schoolType === '' ? [{ value: '', label: t('educationUser.schoolType.choose') }] : []),
        ...(isOther ? [{ value: schoolType, label: schoolType }] : []),
        ...schoolTypes.map((type) => ({ value: type, label: t(`educationUser.schoolType.${type}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => viewModel.change('schoolType', value)}
    />
  );
});

/** Puts the focus on the first field of a form that is marked wrong, once the drawing that follows a sending is done. */
function useFocusOnWrong(area: RefObject<HTMLElement | null>): () => void {
  const [sendings, setSendings] = useState(0);
  useEffect(() => {
    if (sendings > 0) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [area, sendings]);
  return () => setSendings((before) => before + 1);
}
