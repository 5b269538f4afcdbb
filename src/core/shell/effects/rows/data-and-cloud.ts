import type { ProgramRow } from '../program-row.ts'

/** Clients of databases and of clouds. */
export const dataAndCloud: readonly ProgramRow[] = [
  {
    names: 'psql',
    source: 'https://www.postgresql.org/docs/current/app-psql.html',
    options: {
      sql: '-c --command',
      read: '-f --file',
      write: '-o --output -L --log-file',
      text:
        '-d --dbname -F --field-separator -p --port -P --pset -R --record-separator -T ' +
        '--table-attr -U --username -v --set --variable',
      host: '-h --host',
    },
    operands: ['text*'],
  },
  {
    names: 'pg_dump pg_dumpall pg_basebackup',
    source: 'https://www.postgresql.org/docs/current/app-pgdump.html',
    options: {
      write_tree: '-f --file -D --pgdata',
      read: '--filter',
      text:
        '-d --dbname -E --encoding -F --format -j --jobs -n --schema -N --exclude-schema -S ' +
        '--superuser -t --table -T --exclude-table -Z --compress -p --port -U --username -l ' +
        '--database --role',
      host: '-h --host',
    },
    operands: ['text*'],
  },
  {
    names: 'pg_restore',
    source: 'https://www.postgresql.org/docs/current/app-pgrestore.html',
    options: {
      write: '-f --file',
      read: '-L --use-list',
      text: '-d --dbname -F --format -j --jobs -n --schema -t --table -p --port -U --username -I ' + '-P -T',
      host: '-h --host',
    },
    operands: ['read_tree*'],
  },
  {
    names: 'createdb dropdb createuser dropuser vacuumdb reindexdb clusterdb pg_isready pgbench',
    source: 'https://www.postgresql.org/docs/current/reference-client.html',
    options: {
      text: '-p --port -U --username -d --dbname -D -E -l -O -T -t -c -j',
      read: '-f --file',
      host: '-h --host',
    },
    operands: ['text*'],
  },
  {
    names: 'mysql mariadb mycli mysqlsh',
    source: 'https://dev.mysql.com/doc/refman/8.4/en/mysql-command-options.html',
    options: {
      sql: '-e --execute --init-command',
      read: '--defaults-file --defaults-extra-file --ssl-ca --ssl-cert --ssl-key -S --socket',
      write: '--tee',
      text: '-u --user -P --port -D --database --default-character-set --protocol --delimiter ' + '--prompt --pager',
      attached: '-p --password',
      host: '-h --host',
    },
    operands: ['text*'],
  },
  {
    names: 'mysqldump mariadb-dump',
    source: 'https://dev.mysql.com/doc/refman/8.4/en/mysqldump.html',
    options: {
      write: '-r --result-file --log-error',
      write_tree: '-T --tab',
      read: '--defaults-file --defaults-extra-file -S --socket',
      text: '-u --user -P --port -w --where --ignore-table --default-character-set',
      attached: '-p --password',
      host: '-h --host',
    },
    operands: ['text*'],
  },
  {
    names: 'mysqladmin mysqlimport mysqlcheck mysqlshow',
    source: 'https://dev.mysql.com/doc/refman/8.4/en/mysqladmin.html',
    options: {
      read: '--defaults-file --defaults-extra-file -S --socket',
      text: '-u --user -P --port',
      attached: '-p --password',
      host: '-h --host',
    },
    operands: ['any*'],
  },
  {
    names: 'sqlite3 sqlite sqlcipher litecli',
    source: 'https://sqlite.org/cli.html',
    style: 'single_dash',
    options: {
      run: '-init',
      any: '-cmd',
      text: '-separator -newline -nullvalue -vfs -maxsize -mmap -lookaside -pagecache',
      read: '-zip -append',
    },
    // Dot commands such as `.read file` stand in the place of SQL.
    operands: ['edit', 'sql*'],
  },
  {
    names: 'duckdb',
    source: 'https://duckdb.org/docs/stable/clients/cli/arguments',
    style: 'single_dash',
    options: { sql: '-c -s', run: '-init -f', any: '-cmd', text: '-separator -newline -nullvalue' },
    operands: ['edit', 'sql*'],
  },
  {
    names: 'redis-cli redis-server redis-benchmark valkey-cli',
    source: 'https://redis.io/docs/latest/develop/tools/cli/',
    options: {
      host: '-h',
      url: '-u',
      read: '--eval --cacert --cert --key -x',
      write: '--rdb --functions-rdb',
      text: '-p -a --pass --user -n -r -i -d -D',
    },
    operands: ['any*'],
  },
  {
    names: 'mongo mongosh mongodump mongorestore mongoexport mongoimport',
    source: 'https://www.mongodb.com/docs/mongodb-shell/reference/options/',
    options: {
      ends: '--eval',
      host: '-h --host',
      url: '--uri',
      run: '-f',
      read: '--file',
      write_tree: '-o --out',
      text:
        '-u --username -p --password --port -d --db -c --collection -q --query --type ' + '--authenticationDatabase',
    },
    operands: ['any*'],
  },
  {
    names:
      'sqlcmd bcp clickhouse clickhouse-client cqlsh influx cypher-shell bq snowsql usql ' +
      'pgcli etcdctl consul vault',
    source: 'https://learn.microsoft.com/sql/tools/sqlcmd/sqlcmd-utility',
    operands: ['any*'],
  },
  {
    names: 'aws',
    source: 'https://docs.aws.amazon.com/cli/latest/reference/s3/',
    options: {
      text: '--profile --region --output --query --cli-read-timeout --cli-connect-timeout --color',
      url: '--endpoint-url',
      read: '--ca-bundle',
    },
    commands: {
      s3: {
        options: {
          text:
            '--profile --region --exclude --include --acl --storage-class --sse --content-type ' +
            '--cache-control --metadata --expires-in --source-region',
        },
        commands: {
          'cp sync': {
            options: {
              text:
                '--profile --region --exclude --include --acl --storage-class --sse --sse-kms-key-id ' +
                '--content-type --cache-control --metadata --grants',
              url: '--endpoint-url',
            },
            operands: ['remote_copy*', 'remote_into'],
            tree: true,
          },
          mv: {
            options: { text: '--profile --region --exclude --include --acl --storage-class --sse --content-type' },
            operands: ['remote_move*', 'remote_into'],
            tree: true,
          },
          'ls rm mb rb presign website': {
            options: { text: '--profile --region --exclude --include --expires-in' },
            operands: ['url*'],
          },
        },
      },
      configure: {
        operands: ['text*'],
        implied: [
          { role: 'edit', word: '~/.aws/config' },
          { role: 'edit', word: '~/.aws/credentials' },
        ],
      },
    },
    otherwise: { operands: ['text', 'any*'] },
  },
  {
    names: 'gsutil',
    source: 'https://cloud.google.com/storage/docs/gsutil/commands/cp',
    options: { text: '-o -h -i -u', flag: '-m -q -D' },
    commands: {
      'cp rsync': { options: { text: '-a -x -h' }, operands: ['remote_copy*', 'remote_into'], tree: true },
      mv: { operands: ['remote_move*', 'remote_into'], tree: true },
      'ls rm cat du stat mb rb': { operands: ['url*'] },
    },
    otherwise: { operands: ['any*'] },
  },
  {
    names:
      'gcloud az doctl linode-cli ibmcloud oci hcloud openstack heroku fly flyctl vercel ' +
      'netlify wrangler railway firebase supabase pulumi cdk sam serverless eb s3cmd s5cmd ' +
      'azcopy mc b2',
    source: 'https://cloud.google.com/sdk/gcloud/reference',
    options: {
      text:
        '--project --region --zone --format --filter --account --resource-group -g -n --name ' +
        '-o --output --query --location -l --subscription --org --app --env --verbosity',
    },
    operands: ['any*'],
  },
  {
    names: 'terraform tofu terragrunt',
    source: 'https://developer.hashicorp.com/terraform/cli/commands',
    style: 'single_dash',
    options: {
      folder: '-chdir',
      read: '-var-file -backend-config -state',
      write: '-out -state-out -backup -generate-config-out',
      text: '-var -target -replace -lock -lock-timeout -parallelism -input -refresh',
    },
    operands: ['text', 'any*'],
  },
  {
    names: 'ansible ansible-playbook ansible-vault ansible-galaxy',
    source: 'https://docs.ansible.com/ansible/latest/cli/ansible-playbook.html',
    options: {
      read: '-i --inventory --vault-password-file --private-key --key-file',
      read_tree: '-M --module-path',
      write: '--output',
      text:
        '-m --module-name -a --args -u --user -c --connection -l --limit -t --tags ' +
        '--skip-tags -f --forks -b --become-user --become-method -K',
      at_read: '-e --extra-vars',
    },
    operands: ['any*'],
  },
  {
    names: 'packer nomad salt puppet chef knife',
    source: 'https://developer.hashicorp.com/packer/docs/commands',
    operands: ['any*'],
  },
]
