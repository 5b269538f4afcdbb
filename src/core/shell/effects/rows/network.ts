import type { ProgramRow } from '../program-row.ts'

const page = (section: number, name: string): string =>
  `https://man7.org/linux/man-pages/man${section}/${name}.${section}.html`

/** Programs that speak to hosts: shells, sockets, probes, mail. */
export const network: readonly ProgramRow[] = [
  {
    names: 'ssh slogin autossh mosh dbclient',
    source: 'https://man.openbsd.org/ssh',
    stops: true,
    options: {
      text: '-B -b -c -D -e -I -J -L -l -m -O -o -P -p -Q -R -W -w -M',
      read: '-F -i',
      write: '-E',
      edit: '-S',
    },
    // What follows the host runs there.
    operands: ['host_send', 'text*'],
  },
  {
    names: 'ssh-keygen',
    source: 'https://man.openbsd.org/ssh-keygen',
    options: { edit: '-f', text: '-a -b -C -t -m -N -P -E -Z -O -n -V -z -I -F -R', read: '-s -D', write: '-K' },
    operands: ['read*'],
  },
  {
    names: 'ssh-copy-id',
    source: 'https://manpages.debian.org/ssh-copy-id',
    options: { read: '-i -F', text: '-p -o' },
    operands: ['host_send'],
  },
  {
    names: 'ssh-add',
    source: 'https://man.openbsd.org/ssh-add',
    options: { text: '-E -H -h -S -s -e -T -t' },
    operands: ['read*'],
    variants: [{ atMost: 0, implied: [{ role: 'read_tree', word: '~/.ssh', unless: '-l -L -D -x -X' }] }],
  },
  {
    names: 'ssh-agent',
    source: 'https://man.openbsd.org/ssh-agent',
    stops: true,
    options: { edit: '-a', text: '-t -E -P -O' },
    operands: ['text*'],
  },
  {
    names: 'ssh-keyscan',
    source: 'https://man.openbsd.org/ssh-keyscan',
    options: { read: '-f', text: '-p -T -t -O' },
    operands: ['host*'],
  },
  {
    names: 'sshpass',
    source: 'https://linux.die.net/man/1/sshpass',
    stops: true,
    options: { read: '-f', text: '-p -d -P' },
    operands: ['text*'],
  },
  {
    names: 'sshfs',
    source: 'https://github.com/libfuse/sshfs',
    options: { text: '-o -p -F' },
    operands: ['remote_copy', 'edit_tree'],
  },
  {
    names: 'sshd dropbear',
    source: 'https://man.openbsd.org/sshd',
    options: { read: '-f -h -c', write: '-E', text: '-C -g -o -p -u -b' },
    operands: ['text*'],
  },
  {
    names: 'nc ncat netcat nc.traditional nc.openbsd cryptcat pwncat',
    source: 'https://man.openbsd.org/nc',
    options: {
      text:
        '-b -I -i -M -m -O -P -p -q -s -T -V -W -w -X -C --ssl-ciphers -g -G --idle-timeout ' +
        '--proxy-type --proxy-auth',
      host: '--proxy',
      write: '-o --output -x --hex-dump',
      read: '--ssl-cert --ssl-key --ssl-trustfile --allowfile --denyfile',
      run: '-e --exec --lua-exec',
      ends: '-c --sh-exec',
    },
    operands: ['host_send', 'text*'],
    variants: [{ when: '-l --listen', operands: ['text*'] }],
  },
  {
    names: 'socat',
    source: 'http://www.dest-unreach.org/socat/doc/socat.html',
    options: { write: '-lf -r -R', text: '-b -t -T -lp' },
    operands: ['any*'],
  },
  {
    names: 'telnet rlogin rsh rdesktop xfreerdp vncviewer',
    source: 'https://linux.die.net/man/1/telnet',
    options: { text: '-l -p -b -e -u -d -g', write: '-n' },
    operands: ['host_send', 'text*'],
  },
  {
    names: 'ping ping6 ping4 fping hping3 arping oping nping l2ping',
    source: page(8, 'ping'),
    options: { text: '-c -i -I -l -m -M -p -Q -s -S -t -T -w -W -e -f' },
    operands: ['host*'],
  },
  {
    names: 'traceroute traceroute6 tracepath mtr tcptraceroute',
    source: page(8, 'traceroute'),
    options: { text: '-f -g -i -m -N -p -q -s -t -w -z -c -r -P -l -b' },
    operands: ['host', 'text*'],
  },
  {
    names: 'nmap masscan zmap rustscan',
    source: 'https://nmap.org/book/man.html',
    style: 'single_dash',
    options: {
      write: '-oN -oX -oS -oG -oL -oD',
      prefix: '-oA',
      read: '-iL --excludefile --script-args-file --resume --datadir --servicedb',
      text:
        '-p -sI -iR -D -S -e -g -T --exclude --script --script-args --max-retries ' +
        '--host-timeout --min-rate --max-rate --top-ports --scan-delay --data-length --ttl ' +
        '--source-port --rate --ports',
    },
    operands: ['host*'],
  },
  {
    names: 'dig delv kdig drill dnsx',
    source: 'https://bind9.readthedocs.io/en/latest/manpages.html',
    hasPlus: true,
    options: { text: '-b -c -p -q -t -x -y', read: '-f -k' },
    operands: ['host*'],
  },
  {
    names: 'host nslookup resolveip getent dnswalk',
    source: 'https://bind9.readthedocs.io/en/latest/manpages.html',
    options: { text: '-c -m -N -R -t -T -W -s --service' },
    operands: ['host*'],
  },
  {
    names: 'whois finger rwho',
    source: 'https://linux.die.net/man/1/whois',
    options: { host: '-h --host', text: '-p --port' },
    operands: ['text*'],
  },
  {
    names: 'tcpdump tshark dumpcap ngrep tcpflow',
    source: 'https://www.tcpdump.org/manpages/tcpdump.1.html',
    options: {
      read: '-r -F -V',
      write: '-w',
      text: '-i -c -C -G -s -T -y -E -z -Z -W -B -j -f -Y -e -a -b -n',
      attached: '-q',
    },
    operands: ['text*'],
  },
  {
    names: 'wireshark',
    source: 'https://www.wireshark.org/docs/man-pages/wireshark.html',
    options: { read: '-r', write: '-w', text: '-i -f -Y -R -c' },
    operands: ['read*'],
  },
  {
    names: 'iperf iperf3 netperf speedtest speedtest-cli',
    source: 'https://iperf.fr/iperf-doc.php',
    options: {
      host: '-c --client -H',
      text: '-p -t -i -b -P -w -M -n -l -f --server',
      write: '--logfile',
      read: '-F --file',
    },
    operands: ['text*'],
  },
  {
    names: 'wakeonlan ethtool iwconfig ifconfig iwlist arp route ifup ifdown iw rfkill dhclient ' + 'dhcpcd brctl',
    source: page(8, 'ifconfig'),
    options: { read: '-f -cf -lf', text: '-i -p' },
    operands: ['text*'],
  },
  {
    names: 'ip ss netstat nstat conntrack ipset lnstat tc bridge',
    source: page(8, 'ip'),
    options: { read: '-b -batch -F', write: '-D', text: '-A -f -n' },
    operands: ['text*'],
  },
  {
    names: 'iptables ip6tables ufw nft firewall-cmd ebtables',
    source: page(8, 'iptables'),
    options: { read: '-f --file', text: '-A -I -D -t -p -s -d -j -i -o -m -N -P' },
    operands: ['text*'],
  },
  {
    names: 'iptables-save ip6tables-save',
    source: page(8, 'iptables-save'),
    options: { write: '-f --file', text: '-t -M' },
    operands: [],
  },
  {
    names: 'iptables-restore ip6tables-restore',
    source: page(8, 'iptables-restore'),
    options: { text: '-T -M -w' },
    operands: ['read*'],
  },
  {
    names: 'nmcli nmtui networkctl resolvectl hostnamectl',
    source: 'https://networkmanager.dev/docs/api/latest/nmcli.html',
    options: { text: '-f -t -m -e -w' },
    operands: ['text*'],
  },
  {
    names: 'mail mailx mutt neomutt s-nail heirloom-mailx',
    source: 'https://man7.org/linux/man-pages/man1/mailx.1p.html',
    options: { text: '-s -r -S -u -n -N -e', address: '-c -b', read: '-a -A -q -H -i -F', edit: '-f' },
    operands: ['address*'],
  },
  {
    names: 'sendmail msmtp ssmtp exim exim4 postfix',
    source: 'https://www.postfix.org/sendmail.1.html',
    options: { text: '-f -F -B -r -o -O -N -R -V -h -b', read: '-C', write: '-X' },
    operands: ['address*'],
  },
  {
    names: 'swaks sendemail',
    source: 'https://jetmore.org/john/code/swaks/latest/doc/ref.txt',
    options: {
      address: '--to -t --cc --bcc',
      text: '--from -f --header --auth --subject -u -m --body',
      host: '--server -s',
      at_read: '--attach',
      read: '-a --data',
    },
    operands: ['text*'],
  },
  {
    names: 'ntpdate chronyc rdate sntp',
    source: 'https://www.ntp.org/documentation/4.2.8-series/ntpdate/',
    options: { text: '-a -e -k -o -p -t -h' },
    operands: ['host*'],
  },
  {
    names: 'openconnect openvpn wg wg-quick ngrok cloudflared tailscale',
    source: 'https://openvpn.net/community-resources/reference-manual-for-openvpn-2-6/',
    options: { read: '--config -c --ca --cert --key', text: '-u --user' },
    operands: ['any*'],
  },
  {
    names: 'snmpwalk snmpget ldapsearch smbclient rpcclient rpcinfo showmount nbtscan',
    source: 'https://www.openldap.org/software/man.cgi?query=ldapsearch',
    operands: ['any*'],
  },
  {
    names: 'nikto sqlmap gobuster ffuf wfuzz dirb hydra wpscan amass subfinder feroxbuster',
    source: 'https://github.com/ffuf/ffuf',
    operands: ['any*'],
  },
  {
    names: 'magic-wormhole wormhole croc transfer',
    source: 'https://magic-wormhole.readthedocs.io/',
    operands: ['any*'],
  },
]
