import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('chats', 'chat/inbox/chats-page.tsx'),
  route('chats/:id', 'chat/conversation/conversation-page.tsx'),
  route('care', 'chat/fictional/care-page.tsx'),
  route('members/:id/chat', 'chat/conversation/member-chat-page.tsx'),
  route('console/photos/chats', 'chat/images/image-queue-page.tsx'),
  route('console/conversations', 'chat/editors/talks-page.tsx'),
  route('console/conversations/:id', 'chat/editors/talk-page.tsx'),
];
