import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { CampaignScreen } from '#ui/screens/campaign/campaign.screen.tsx';

/** A campaign (TPL-1). It needs no data besides its page. */
export const campaign = defineTemplate<'campaign'>({ load: async () => null, View });

function View({ page }: TemplateProps<PageOf<'campaign'>, null>) {
  return <CampaignScreen page={page} />;
}
