import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { sidebarBadge, type SidebarBadge } from './service';

const SidebarBadgeType = builder.objectRef<SidebarBadge>('SidebarBadge').implement({
  fields: (t) => ({
    home: t.exposeInt('home'),
    experiences: t.exposeInt('experiences'),
    party: t.exposeInt('party'),
    chat: t.exposeInt('chat'),
  }),
});

const SidebarBadgeResult = itemRoot('SidebarBadgeResult', SidebarBadgeType);

builder.queryField('sidebarBadge', (t) =>
  t.field({
    type: SidebarBadgeResult,
    description: 'A number for each sidebar item that has news.',
    resolve: (_root, _args, context) => answerItem(() => sidebarBadge(context)),
  }),
);
