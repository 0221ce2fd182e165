import { Outlet } from 'react-router';
import { frameLinks } from './app-frame.tsx';
import { AppShell } from './app-shell.tsx';

export const links = frameLinks;

/** The layout around all pages of the application. It stays mounted during navigation. */
export default function AppLayout() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}
