import { ChatScreen } from '@/components/messaging/ChatScreen';
import { chatProps, type Chat } from '@/lib/page/chat';
import type { PageProps } from '@/lib/page/serverPage';

export default function ChatPage({ first, token, opened }: PageProps<Chat>) {
  return <ChatScreen first={first} token={token} opened={opened} />;
}

export const getServerSideProps = chatProps;
