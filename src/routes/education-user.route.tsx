import { useState } from 'react';
import { educationUserPage } from '#domain/education/education-user-page.ts';
import { environmentOfRoute } from '#domain/education/tix-environment.ts';
import { TixPort } from '#ports/tix.port.ts';
import type { World } from '#src/di/world.ts';
import { usePersonalWorld } from '#src/routes/personal-context.tsx';
import { TicketingEnvironment } from '#ui/kit/environment-context.tsx';
import { LatePart } from '#ui/kit/late-part.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { EducationUserScreen } from '#ui/screens/education-user/education-user.screen.tsx';
import { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** The form of a school's details (ROUTE-4), at the ticketing of schools (SALE-8). */
export function EducationUserRoute() {
  const t = useWords();
  const { locale } = useSite();
  const world = usePersonalWorld();
  const page = educationUserPage(locale, t('educationUser.title'));
  return (
    <TicketingEnvironment environment={environmentOfRoute('education-user-edit')}>
      <DefaultLayout page={page}>
        {world ? <Known world={world} /> : <EducationUserScreen page={page} viewModel={null} />}
      </DefaultLayout>
      <LatePart />
    </TicketingEnvironment>
  );
}

function Known({ world }: { readonly world: World }) {
  const t = useWords();
  const { locale } = useSite();
  const [page] = useState(() => educationUserPage(locale, t('educationUser.title')));
  const viewModel = useViewModel(() => new EducationUserViewModel(world.get(TixPort)));
  return <EducationUserScreen page={page} viewModel={viewModel} />;
}
