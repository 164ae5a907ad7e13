import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { CampaignScreen } from '#ui/screens/campaign/campaign.screen.tsx';

/** A campaign (TPL-1). It needs no data besides its page. */
export const campaign = template<'campaign'>({ load: async () => null, View });

function View({ page }: TemplateProps<PageOf<'campaign'>, null>) {
  return <CampaignScreen page={page} />;
}
