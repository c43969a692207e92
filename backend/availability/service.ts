/** When creators can be booked. */
export {
  availabilitySettingsView,
  availabilityTask,
  hoursStand,
  nextFree,
  noticeOf,
  saveAvailability,
} from './settings';
export { freeSlots, freeSlotsOfTier, registerTierTimes } from './freeSlots';

/** What takes their time: bookings, tools that are planned, and what they block by hand. */
export { takeSlot, type SlotWish } from './holds/take';
export { consumeSlot, keepSlot, moveSlot, proposeSlot, releaseSlot } from './holds/change';
export { blockTime, freeTime, planTime } from './holds/blocks';
export { followTool, type ToolPlan } from './holds/tools';
export { ownCalendar, registerBookingNames } from './calendar';
export { onTimeChange } from './changes';

/** What is kept of an account. */
export { availabilityDataOf } from './accountDeletion';
