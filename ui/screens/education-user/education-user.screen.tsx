import { observer } from 'mobx-react-lite';
import type { PlainPage } from '#domain/page/page.ts';
import { Button } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PendingMessage, StateMessage } from '#ui/components/state-message.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useSession } from '#ui/kit/visitor.tsx';
import type { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';
import { SchoolDetailsForm } from '#ui/screens/education-user/school-details-form.tsx';

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
