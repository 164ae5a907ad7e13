import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseSchoolType, ticketingSchoolTypes } from '#domain/education/ticketing-school-type.ts';
import type { EducationUserField } from '#domain/form/education-user.ts';
import type { FormState } from '#domain/form/form-state.ts';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Section } from '#ui/components/section.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';
import styles from '#ui/screens/education-user/education-user.module.css';

interface SchoolDetailsFormProps {
  readonly form: FormState<EducationUserField>;
  readonly viewModel: EducationUserViewModel;
}

/** Each field's autocomplete token and width. */
const fieldLayouts = {
  schoolName: { autoComplete: 'organization', width: 'wide' },
  schoolPlace: { autoComplete: 'off', width: 'half' },
  street: { autoComplete: 'address-line1', width: 'half' },
  houseNumber: { autoComplete: 'off', width: 'short' },
  addition: { autoComplete: 'off', width: 'short' },
  zipCode: { autoComplete: 'postal-code', width: 'short' },
  city: { autoComplete: 'address-level2', width: 'half' },
  email: { autoComplete: 'email', width: 'wide' },
} as const;

type TextFieldName = keyof typeof fieldLayouts;

/** Nine fields in three groups (TIX-8). */
export const SchoolDetailsForm = observer(function SchoolDetailsForm({
  form,
  viewModel,
}: SchoolDetailsFormProps) {
  const { t } = useSite();
  const area = useRef<HTMLFormElement>(null);
  const focusOnInvalid = useFocusOnInvalid(area);
  const renderField = (field: TextFieldName) => (
    <SchoolTextField field={field} form={form} viewModel={viewModel} />
  );
  return (
    <form
      ref={area}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.send();
        focusOnInvalid();
      }}
    >
      <Section title={t('educationUser.group.school')}>
        <div className={styles.fields}>
          {renderField('schoolName')}
          {renderField('schoolPlace')}
          <div data-width="half">
            <SchoolTypeField form={form} viewModel={viewModel} />
          </div>
        </div>
      </Section>
      <Section title={t('educationUser.group.address')}>
        <div className={styles.fields}>
          {renderField('street')}
          {renderField('houseNumber')}
          {renderField('addition')}
          {renderField('zipCode')}
          {renderField('city')}
        </div>
      </Section>
      <Section title={t('educationUser.group.contact')}>
        <div className={styles.fields}>{renderField('email')}</div>
        <SubmitRow form={form} viewModel={viewModel} />
      </Section>
    </form>
  );
});

const SchoolTextField = observer(function SchoolTextField({
  field,
  form,
  viewModel,
}: SchoolDetailsFormProps & { readonly field: TextFieldName }) {
  const { t } = useSite();
  const { autoComplete, width } = fieldLayouts[field];
  const error = viewModel.errors[field];
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
});

/** The submit button, and the result of the last submit. */
const SubmitRow = observer(function SubmitRow({ form, viewModel }: SchoolDetailsFormProps) {
  const { t } = useSite();
  const { isSending, outcome, needsLogin } = viewModel;
  return (
    <div className={styles.send}>
      <Button type="submit" aria-disabled={isSending}>
        {t(isSending ? 'form.sending' : 'educationUser.send')}
      </Button>
      <p role="status" data-kind={form.kind}>
        {outcome && t(outcome)}
      </p>
      {needsLogin && (
        <LoginLink look="text" opensNewTab>
          {t('educationUser.login.button')}
        </LoginLink>
      )}
    </div>
  );
});

/** The type of school. A type that ticketing has and the list has not stays selected. */
const SchoolTypeField = observer(function SchoolTypeField({ form, viewModel }: SchoolDetailsFormProps) {
  const { t } = useSite();
  const { schoolType } = form.draft;
  const error = viewModel.errors.schoolType;
  const isOther = schoolType !== '' && !parseSchoolType(schoolType);
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
        ...ticketingSchoolTypes.map((type) => ({
          value: type,
          label: t(`educationUser.schoolType.${type}`),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => viewModel.change('schoolType', value)}
    />
  );
});

/** Returns a function that moves the focus to the first invalid field after the next render. */
function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    if (submitCount === 0) return;
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLElement);
    fields.find(({ ariaInvalid }) => ariaInvalid === 'true')?.focus();
  }, [form, submitCount]);
  return () => setSubmitCount((count) => count + 1);
}
