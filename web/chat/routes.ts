import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const routes: RouteConfigEntry[] = [
  route('chats', 'chat/inbox/chats-page.tsx'),
  route('chats/:id', 'chat/conversation/conversation-page.tsx'),
  route('care', 'chat/fictional/care-page.tsx'),
  route('members/:id/chat', 'chat/conversation/member-chat-page.tsx'),
  route('console/photos/chats', 'chat/images/image-queue-page.tsx'),
  route('console/conversations', 'chat/editors/talks-page.tsx'),
  route('console/conversations/judged', 'chat/judgements/own-judgements-page.tsx'),
  route('console/conversations/:id', 'chat/editors/talk-page.tsx'),
  route('console/fictional', 'chat/fictional-profiles/fictional-list-page.tsx'),
  route('console/fictional/new', 'chat/fictional-profiles/new-fictional-page.tsx'),
  route('console/fictional/answers', 'chat/judgements/answers-page.tsx'),
  route('console/fictional/editors', 'chat/judgements/editors-page.tsx'),
  route('console/fictional/:id', 'chat/fictional-profiles/fictional-page.tsx'),
];
