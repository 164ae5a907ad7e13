import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseSchoolType, ticketingSchoolTypes } from '#domain/education/school-offer.ts';
import {
  type EducationUser,
  type EducationUserField,
  validateEducationUser,
} from '#domain/form/education-user.ts';
import type { PlainPage } from '#domain/page/page.ts';
import type { EducationUserUpdateResult } from '#ports/tix.port.ts';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Section } from '#ui/components/section.tsx';
import { SelectField } from '#ui/components/select-field.tsx';
import { PendingMessage, StateMessage } from '#ui/components/state-message.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useForm } from '#ui/kit/use-form.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useSession } from '#ui/kit/visitor.tsx';
import type { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';
import styles from '#ui/screens/education-user/education-user.module.css';

interface EducationUserScreenProps {
  readonly page: PlainPage;
  /** Null on the server, and until the visitor layer has been loaded. */
  readonly viewModel: EducationUserViewModel | null;
}

/** The details that ticketing has of a school, as a form (TIX-8, ROUTE-4). */
export function EducationUserScreen({ page, viewModel }: EducationUserScreenProps) {
  const { t } = useSite();
  return (
    <article data-theme={page.theme}>
      <PageMetadata page={page} isHidden />
      <PageHead page={{ title: page.title }} aside={<p>{t('educationUser.introduction')}</p>} />
      {viewModel ? <School viewModel={viewModel} /> : <Waiting />}
    </article>
  );
}

/** The form, or the reason why it cannot be shown. */
const School = observer(function School({ viewModel }: { readonly viewModel: EducationUserViewModel }) {
  const { t } = useSite();
  usePassDataToViewModel(viewModel, useSession());
  const { state } = viewModel;
  switch (state.kind) {
    case 'waiting':
      return <Waiting />;
    case 'notLoggedIn':
      return <LoggedOut />;
    case 'noSchool':
      return (
        <StateMessage title={t('educationUser.noSchool.title')}>
          <p>{t('educationUser.noSchool.text')}</p>
        </StateMessage>
      );
    case 'unanswered':
      return (
        <StateMessage title={t('educationUser.unanswered.title')}>
          <p>{t('educationUser.unanswered.text')}</p>
          <p>
            <Button onClick={() => void viewModel.retry()}>{t('educationUser.unanswered.retry')}</Button>
          </p>
        </StateMessage>
      );
    case 'known':
      return <SchoolDetailsForm key={state.userId} school={state.school} save={viewModel.save} />;
  }
});

/** The session is pending. Without scripts it stays so; then the login is shown. */
function Waiting() {
  return (
    <PendingMessage text={useSite().t('educationUser.waiting')}>
      <LoggedOut />
    </PendingMessage>
  );
}

function LoggedOut() {
  const { t } = useSite();
  return (
    <StateMessage title={t('educationUser.login.title')}>
      <p>{t('educationUser.login.text')}</p>
      <p>
        <LoginLink>{t('educationUser.login.button')}</LoginLink>
      </p>
    </StateMessage>
  );
}

interface SchoolDetailsFormProps {
  readonly school: EducationUser;
  readonly save: (school: EducationUser) => Promise<EducationUserUpdateResult>;
}

type SchoolForm = ReturnType<typeof useForm<EducationUserField>>;

/** Each field's autocomplete token and width. */
const fieldLayouts = {
  schoolName: { autoComplete: 'organization', width: 'wide' },
  schoolPlace: { autoComplete: 'off', width: 'half' },
  street: { autoComplete: 'address-line1', width: 'long' },
  houseNumber: { autoComplete: 'off', width: 'short' },
  addition: { autoComplete: 'off', width: 'short' },
  zipCode: { autoComplete: 'postal-code', width: 'short' },
  city: { autoComplete: 'address-level2', width: 'half' },
  email: { autoComplete: 'email', width: 'wide' },
} as const;

type TextFieldName = keyof typeof fieldLayouts;

/** Nine fields in three groups (TIX-8). */
function SchoolDetailsForm({ school, save }: SchoolDetailsFormProps) {
  const { t } = useSite();
  const area = useRef<HTMLFormElement>(null);
  const focusOnInvalid = useFocusOnInvalid(area);
  const [needsLogin, setNeedsLogin] = useState(false);
  const form = useForm({
    draft: school,
    validate: validateEducationUser,
    send: async (draft) => {
      const answer = await save(draft);
      if (answer.kind === 'accepted') return answer;
      setNeedsLogin(answer.kind === 'notLoggedIn');
      const errors = answer.kind === 'refused' ? answer.errors : {};
      return { kind: 'refused', message: 'form.sending.failed', errors };
    },
  });
  const renderField = (field: TextFieldName) => <SchoolTextField field={field} {...form} />;
  return (
    <form
      ref={area}
      noValidate
      onSubmit={(event) => {
        setNeedsLogin(false);
        form.onSubmit(event);
        focusOnInvalid();
      }}
    >
      <Section title={t('educationUser.group.school')}>
        <div className={styles.fields}>
          {renderField('schoolName')}
          {renderField('schoolPlace')}
          <div data-width="half">
            <SchoolTypeField {...form} />
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
        <SubmitRow {...form} needsLogin={needsLogin} />
      </Section>
    </form>
  );
}

function SchoolTextField({ field, change, state, errors }: SchoolForm & { readonly field: TextFieldName }) {
  const { t } = useSite();
  const { autoComplete, width } = fieldLayouts[field];
  const error = errors[field];
  return (
    <div data-width={width}>
      <TextField
        label={t(`educationUser.${field}`)}
        name={field}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        aria-required={field !== 'addition'}
        value={state.draft[field]}
        error={error && t(error)}
        onChange={({ currentTarget: { value } }) => change(field, value)}
      />
    </div>
  );
}

/** The submit button, and the result of the last submit. */
function SubmitRow({ state, isSending, needsLogin }: SchoolForm & { readonly needsLogin: boolean }) {
  const { t } = useSite();
  return (
    <div className={`${styles.send} cluster`}>
      <Button type="submit" aria-disabled={isSending}>
        {t(isSending ? 'form.sending' : 'educationUser.send')}
      </Button>
      <p role="status" data-kind={state.kind}>
        {state.kind === 'sent' && t('educationUser.updated')}
        {state.kind === 'failed' && t(state.message)}
      </p>
      {needsLogin && (
        <LoginLink look="text" opensNewTab>
          {t('educationUser.login.button')}
        </LoginLink>
      )}
    </div>
  );
}

/** The type of school. A type that ticketing has and the list has not stays selected. */
function SchoolTypeField({ change, state, errors }: SchoolForm) {
  const { t } = useSite();
  const { schoolType } = state.draft;
  const error = errors.schoolType;
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
      onChange={({ currentTarget: { value } }) => change('schoolType', value)}
    />
  );
}

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
