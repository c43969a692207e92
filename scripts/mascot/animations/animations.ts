import type { Animation } from '@/scripts/mascot/motion/timeline';
import { goodBye, hide, show } from './arrivals';
import { clickedOn, congratulate, greeting, wave } from './greetings';
import { breathe, juggle, lookAbout, nodOff } from './idles';
import {
  gestureLeft,
  gestureRight,
  gestureUp,
  lookDown,
  lookLeft,
  lookRight,
  lookUp,
} from './looks';
import { moveLeft, moveRight, restPose, sleep } from './rests';
import { alert, getAttention } from './signals';
import { explain, searching, thinking } from './thoughts';

/** Every animation under the name that the player knows it by. */
export const ANIMATIONS: Readonly<Record<string, Animation>> = {
  RestPose: restPose,
  Show: show,
  Hide: hide,
  Idle1: breathe,
  Idle2: lookAbout,
  Idle3: juggle,
  Idle4: nodOff,
  Greeting: greeting,
  Wave: wave,
  Explain: explain,
  Thinking: thinking,
  Searching: searching,
  Congratulate: congratulate,
  GetAttention: getAttention,
  Alert: alert,
  ClickedOn: clickedOn,
  LookUp: lookUp,
  LookDown: lookDown,
  LookLeft: lookLeft,
  LookRight: lookRight,
  GestureLeft: gestureLeft,
  GestureRight: gestureRight,
  GestureUp: gestureUp,
  MoveLeft: moveLeft,
  MoveRight: moveRight,
  Sleep: sleep,
  GoodBye: goodBye,
};
