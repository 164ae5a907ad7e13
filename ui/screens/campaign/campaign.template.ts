import { CampaignScreen } from '#ui/screens/campaign/campaign.screen.tsx';
import { defineTemplate } from '#ui/template/template.ts';

/** A campaign (TPL-1). It needs no data besides its page. */
export const campaignTemplate = defineTemplate<'campaign'>({
  source: 'ui/screens/campaign/campaign.template.ts',
  cover: ({ theme = 'ocher-yellow' }) => theme,
  sitemap: { chapter: 'pages', section: 'campaign' },
  load: async () => null,
  View: CampaignScreen,
});
