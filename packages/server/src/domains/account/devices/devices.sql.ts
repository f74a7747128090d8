import type { DevicePlatform, PushProvider } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

export interface DeviceRow {
  readonly id: string;
  readonly platform: DevicePlatform;
  readonly provider: PushProvider;
  readonly tokenSuffix: string;
  readonly deviceName: string | null;
  readonly appVersion: string | null;
  readonly locale: string | null;
  readonly active: boolean;
  readonly lastSeenAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = `id, platform, provider, token_suffix as "tokenSuffix",
  device_name as "deviceName", app_version as "appVersion", locale, is_active as "active",
  last_seen_at as "lastSeenAt", created_at as "createdAt"`;

export const devicesOfUser = statement<
  DeviceRow,
  [userId: string, ids: readonly string[] | null, limit: number]
>(
  'account_devices_of_user',
  `select ${COLUMNS} from device_tokens
   where user_id = $1 and ($2::uuid[] is null or id = any($2))
   order by last_seen_at desc, id desc limit $3::int`,
);

/** A token of somebody else becomes a new device of this person: ids do not wander. */
export const putDevice = namedStatement<
  DeviceRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly tokenHash: Buffer;
    readonly token: string;
    readonly webPushKeys: string | null;
    readonly tokenSuffix: string;
    readonly platform: DevicePlatform;
    readonly provider: PushProvider;
    readonly deviceName: string | null;
    readonly appVersion: string | null;
    readonly locale: string | null;
    readonly now: Date;
  }
>(
  'account_put_device',
  `insert into device_tokens as d (id, user_id, token_hash, token, web_push_keys, token_suffix,
     platform, provider, device_name, app_version, locale, is_active, last_seen_at, created_at)
   values ($id, $userId, $tokenHash, $token, $webPushKeys, $tokenSuffix, $platform, $provider,
     $deviceName, $appVersion, $locale, true, $now, $now)
   on conflict (token_hash) do update set
     id = case when d.user_id = excluded.user_id then d.id else excluded.id end,
     created_at = case when d.user_id = excluded.user_id then d.created_at
                       else excluded.created_at end,
     user_id = excluded.user_id, token = excluded.token, web_push_keys = excluded.web_push_keys,
     platform = excluded.platform, provider = excluded.provider,
     device_name = excluded.device_name, app_version = excluded.app_version,
     locale = excluded.locale, is_active = true, last_seen_at = excluded.last_seen_at
   returning ${COLUMNS}`,
);

export const dropStalestDevices = statement<{ id: string }, [userId: string, keepCount: number]>(
  'account_drop_stalest_devices',
  `delete from device_tokens where id = any(array(
     select id from device_tokens where user_id = $1
     order by last_seen_at desc, id desc offset $2::int))
   returning id`,
);

export const deleteDevice = statement<{ id: string }, [id: string, userId: string]>(
  'account_delete_device',
  'delete from device_tokens where id = $1 and user_id = $2 returning id',
);

export const deleteDeviceByToken = statement<{ id: string }, [tokenHash: Buffer, userId: string]>(
  'account_delete_device_by_token',
  'delete from device_tokens where token_hash = $1 and user_id = $2 returning id',
);
