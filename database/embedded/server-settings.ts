/** The settings of the embedded PostgreSQL: durable, and sized for one small site. */
export function serverSettings(major: number): Record<string, string> {
  return {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    port: '5432',
    unix_socket_permissions: '0700',
    // The supervisor restarts the server after a crash, not PostgreSQL.
    restart_after_crash: 'off',
    shared_buffers: '32MB',
    max_connections: '40',
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_worker_processes: '2',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '1',
    jit: 'off',
    ...(major >= 18 && { io_method: 'sync' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements contain personal data, and the client logs them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'default',
    log_checkpoints: 'off',
  };
}
