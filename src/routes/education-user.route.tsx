import { useLoaderData } from 'react-router-dom';
import { isRouteForSchools } from '#domain/education/tix-environment.ts';
import { TixPort } from '#ports/tix.port.ts';
import type { World } from '#src/di/world.ts';
import type { EducationUserPage } from '#src/loaders/education-user.loader.ts';
import { usePersonalWorld } from '#src/routes/runtime-context.tsx';
import { ForSchoolsProvider } from '#ui/kit/ticketing-context.tsx';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { VisitorOverlaySlot } from '#ui/kit/visitor-context.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { EducationUserScreen } from '#ui/screens/education-user/education-user.screen.tsx';
import { EducationUserViewModel } from '#ui/screens/education-user/education-user.view-model.ts';

/** The form for a school's details (ROUTE-4), in the ticketing environment for schools (SALE-8). */
export function EducationUserRoute() {
  const { page } = useLoaderData<EducationUserPage>();
  const world = usePersonalWorld();
  return (
    <ForSchoolsProvider value={isRouteForSchools('education-user-edit')}>
      <DefaultLayout page={page}>
        {world ? (
          <LoadedForm page={page} world={world} />
        ) : (
          <EducationUserScreen page={page} viewModel={null} />
        )}
      </DefaultLayout>
      <VisitorOverlaySlot />
    </ForSchoolsProvider>
  );
}

interface LoadedFormProps {
  readonly page: EducationUserPage['page'];
  readonly world: World;
}

function LoadedForm({ page, world }: LoadedFormProps) {
  const viewModel = useStartedViewModel(() => new EducationUserViewModel(world.get(TixPort)));
  return <EducationUserScreen page={page} viewModel={viewModel} />;
}
