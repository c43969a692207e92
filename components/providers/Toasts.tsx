import dynamic from 'next/dynamic';
import { useToastLog } from '@/hooks/ui/toasts/useToastLog';

const ToastShelf = dynamic(() => import('./ToastShelf').then((module) => module.ToastShelf));

/** Shows the toasts of `useToast`. Its code is loaded with the first toast. */
export function Toasts({ hasBell }: { hasBell: boolean }) {
  return useToastLog().length === 0 ? null : <ToastShelf hasBell={hasBell} />;
}
