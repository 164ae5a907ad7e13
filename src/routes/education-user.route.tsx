import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoadedEducationUserPage } from '#src/loaders/education-user.loader.ts';
import { SiteOfPage } from '#ui/kit/site.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useIsVisitorLayerLoaded, VisitorOverlaySlot } from '#ui/kit/visitor.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { EducationUserScreen } from '#ui/screens/education-user/education-user.screen.tsx';
import { educationUserBinding } from '#ui/screens/education-user/education-user.view-model.ts';

/** The form for a school's details (ROUTE-4), in the ticketing environment for schools (SALE-8). */
export function EducationUserRoute() {
  const { page } = useLoaderData<LoadedEducationUserPage>();
  const { pathname } = useLocation();
  const hasVisitorLayer = useIsVisitorLayerLoaded();
  return (
    <SiteOfPage isForSchools>
      <DefaultLayout pathname={pathname} page={page}>
        {hasVisitorLayer ? <LoadedForm page={page} /> : <EducationUserScreen page={page} viewModel={null} />}
      </DefaultLayout>
      <VisitorOverlaySlot />
    </SiteOfPage>
  );
}

function LoadedForm({ page }: { readonly page: LoadedEducationUserPage['page'] }) {
  const viewModel = useViewModel(educationUserBinding, (create) => create());
  return <EducationUserScreen page={page} viewModel={viewModel} />;
}
