import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('chats', 'chat/pages/chats-page.tsx'),
  route('chats/:id', 'chat/pages/conversation-page.tsx'),
  route('care', 'chat/pages/care-page.tsx'),
  route('members/:id/chat', 'chat/pages/member-chat-page.tsx'),
  route('console/photos/chats', 'chat/pages/image-queue-page.tsx'),
];
