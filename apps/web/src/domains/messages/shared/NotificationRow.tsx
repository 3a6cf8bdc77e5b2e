import type { Notification } from '@dsms/contract/kernel/session/me'
import { ActionIcon, Tooltip } from '@mantine/core'
import {
  type Icon,
  IconAdjustmentsCheck,
  IconAlarm,
  IconAlertTriangle,
  IconArmchair,
  IconBeach,
  IconCalendarCheck,
  IconCalendarPlus,
  IconCalendarQuestion,
  IconCalendarTime,
  IconCalendarX,
  IconCar,
  IconCarCrash,
  IconCash,
  IconCertificate,
  IconChartBar,
  IconCheckbox,
  IconConfetti,
  IconFileAlert,
  IconFileCheck,
  IconFileInvoice,
  IconFileTime,
  IconFileX,
  IconFlag,
  IconHeart,
  IconKey,
  IconLifebuoy,
  IconLock,
  IconMail,
  IconMailOpened,
  IconMessageCircle,
  IconMessageReply,
  IconPackage,
  IconPackageExport,
  IconReceipt,
  IconReceiptRefund,
  IconSchool,
  IconShieldLock,
  IconShieldOff,
  IconShoppingCartCheck,
  IconShoppingCartX,
  IconSignature,
  IconTags,
  IconTruckDelivery,
  IconUserHeart,
  IconUserPlus,
  IconUserShield,
} from '@tabler/icons-react'
import { addressOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './NotificationRow.module.css'
import { useMarkRead } from './useNotifications.ts'

const icons: Record<Notification['kind'], Icon> = {
  welcome: IconConfetti,
  role_changed: IconUserShield,
  privileges_changed: IconShieldLock,
  password_changed: IconKey,
  person_joined: IconUserPlus,
  account_locked: IconLock,
  two_step_off: IconShieldOff,
  two_step_reset: IconShieldOff,
  school_registered: IconSchool,
  task_assigned: IconCheckbox,
  event_invitation: IconCalendarPlus,
  event_answer_yes: IconCalendarCheck,
  event_answer_no: IconCalendarX,
  event_answer_maybe: IconCalendarQuestion,
  event_changed: IconCalendarTime,
  event_cancelled: IconCalendarX,
  event_reminder: IconAlarm,
  calibration_due: IconAdjustmentsCheck,
  document_expiring: IconFileTime,
  document_expired: IconFileX,
  application_received: IconUserPlus,
  application_double: IconUserPlus,
  own_application_received: IconFileCheck,
  student_active: IconConfetti,
  school_message: IconMail,
  document_added: IconFileTime,
  document_approved: IconFileCheck,
  document_rejected: IconFileX,
  contract_sent: IconFileTime,
  contract_accepted: IconFileCheck,
  contract_signed_office: IconSignature,
  contract_objected: IconAlertTriangle,
  contract_objection_answered: IconMessageReply,
  correction_asked: IconCheckbox,
  correction_accepted: IconCheckbox,
  correction_refused: IconFileX,
  chat_reported: IconFlag,
  post_liked: IconHeart,
  post_commented: IconMessageCircle,
  comment_waiting: IconMessageCircle,
  person_followed: IconUserHeart,
  poll_answered: IconChartBar,
  plan_requested: IconTags,
  plan_granted: IconTags,
  trial_ending: IconAlarm,
  trial_ended: IconAlarm,
  plan_overdue: IconAlarm,
  plan_suspended: IconAlarm,
  plan_declined: IconTags,
  ticket_opened: IconLifebuoy,
  ticket_answered: IconMessageReply,
  invoice_issued: IconFileInvoice,
  invoice_reminder: IconFileAlert,
  order_placed: IconShoppingCartCheck,
  order_paid: IconCash,
  order_packed: IconPackage,
  order_shipped: IconTruckDelivery,
  order_delivered: IconPackageExport,
  order_cancelled: IconShoppingCartX,
  vehicle_insurance_expiring: IconCar,
  vehicle_inspection_expiring: IconCar,
  vehicle_registration_expiring: IconCar,
  vehicle_permit_expiring: IconCar,
  licence_expiring: IconCertificate,
  credential_expiring: IconCertificate,
  credential_expired: IconCertificate,
  credential_added: IconCertificate,
  credential_approved: IconCertificate,
  credential_rejected: IconFileX,
  credential_suspended: IconFileX,
  credential_revoked: IconFileX,
  leave_requested: IconBeach,
  leave_withdrawn: IconBeach,
  leave_approved: IconBeach,
  leave_rejected: IconCalendarX,
  leave_cancelled: IconCalendarX,
  seat_given: IconArmchair,
  class_cancelled: IconCalendarX,
  lesson_recorded: IconSignature,
  lesson_signed_beside: IconSignature,
  lesson_objected: IconAlertTriangle,
  lesson_objection_answered: IconMessageReply,
  lesson_despite_cancel: IconAlertTriangle,
  charge_added: IconReceipt,
  charge_reversed: IconReceiptRefund,
  charge_owed_back: IconReceiptRefund,
  lesson_called_off: IconCalendarX,
  move_asked: IconCalendarTime,
  move_accepted: IconCalendarTime,
  move_declined: IconCalendarX,
  move_lapsed: IconCalendarX,
  slot_offered: IconCalendarPlus,
  lesson_reminder: IconCalendarTime,
  lesson_booked: IconCalendarPlus,
  lesson_declined: IconCalendarX,
  lesson_changed: IconCalendarTime,
  lesson_cancelled: IconCalendarX,
  charge_waived: IconReceiptRefund,
  lessons_booked: IconCalendarPlus,
  lessons_changed: IconCalendarTime,
  lessons_cancelled: IconCalendarX,
  trainer_lesson_booked: IconCalendarPlus,
  trainer_lesson_moved: IconCalendarTime,
  trainer_lesson_cancelled: IconCalendarX,
  records_unfinished: IconSignature,
  vehicle_stopped: IconCarCrash,
}

/** One thing that happened: what, who, when. Following its link reads it. */
export function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const t = useText('notifications')
  const format = useFormat()
  const mark = useMarkRead()
  const { id, kind, params, link, read_at, created_at } = notification
  const isRead = read_at !== null
  const KindIcon = icons[kind]
  const ToggleIcon = isRead ? IconMail : IconMailOpened
  const toggleLabel = isRead ? t('markUnread') : t('markRead')
  const words = (
    <>
      <span className={classes.title}>{t(`kind.${kind}`, isolated(params, format.date))}</span>
      <time className={classes.time} dateTime={created_at} title={format.dateTime(created_at)}>
        {format.relative(created_at)}
      </time>
    </>
  )
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <span className={classes.icon} data-alarm={kind === 'account_locked' || undefined} aria-hidden>
        <KindIcon size={20} stroke={1.5} />
      </span>
      {link ? (
        <Link
          {...addressOf(link)}
          className={classes.words}
          onClick={() => {
            if (!isRead) mark.mutate({ ids: [id], isRead: true })
            onLeave?.()
          }}
        >
          {words}
        </Link>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
      {!isRead && <span className={classes.dot} role="img" aria-label={t('isUnread')} />}
      <Tooltip label={toggleLabel}>
        <ActionIcon
          size={36}
          aria-label={toggleLabel}
          loading={mark.isPending}
          onClick={() => mark.mutate({ ids: [id], isRead: !isRead })}
        >
          <ToggleIcon size={18} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}

/** Names keep their own direction inside the sentence, and days are written as the reader does. */
const isolated = (params: Record<string, string>, date: (day: string) => string) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      `\u2068${/^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value}\u2069`,
    ]),
  )
