// What guessers try first. Only words a sign-up would otherwise allow (8 characters and more) are
// here, in lower case; the rules of policy.ts cover repeated characters and the account's own names.
const WORDS = `
12345678 123456789 1234567890 12345678910 0123456789 9876543210 987654321 87654321 0987654321
11223344 1122334455 12341234 123123123 123321123 12344321 147258369 147852369 159357456 741852963
789456123 123654789 112233445566 10203040 102030405060 01234567 11112222 12121212 13131313 31415926
20202020 19191919 21212121 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc qazwsxedc zaq12wsx
zaq1zaq1 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwertz123 azerty123 azertyuiop qwertzuiop asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer zxcvbnm1
zxcvbnm123 zxcvbnm, qweasdzxc qweasd123 1234qwer 123qweasd qwer1234 qweqweqwe q1w2e3r4t5y6
abcd1234 abcdefgh abcdefg1 abc12345 abc123456 abcabcabc a1b2c3d4 a1s2d3f4 aa123456 aaa12345 a12345678
a123456789 abcdefghi 1a2b3c4d password password1 password12 password123 password1234 password12345
password! password1! password01 password2 password99 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1
p4ssw0rd pa55word pa$$word passwort passwort1 passwort123 motdepasse motdepasse1 contrasena contrasena1
contraseña senha123 senha1234 minhasenha passpass passphrase mypassword thepassword nopassword
yourpassword changeme changeme1 changeme123 changeit letmein1 letmein12 letmein123 letmeinn welcome1
welcome12 welcome123 welcome2 willkommen bienvenue bienvenido bemvindo admin123 admin1234 admin12345
administrator adminadmin root1234 rootroot toortoor test1234 test12345 testtest testing1 testing123
tester123 guest123 guestguest user1234 username default1 temp1234 temporary secret12 secret123 topsecret
iloveyou iloveyou1 iloveyou2 iloveyou123 iloveme1 loveyou1 lovelove teamoteamo tequiero jetaime1
ichliebedich football football1 football123 baseball baseball1 basketball softball volleyball hockey123
liverpool liverpool1 barcelona barcelona1 realmadrid arsenal1 chelsea1 juventus manchester benfica1
superman superman1 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 pikachu1
minecraft minecraft1 fortnite fortnite1 roblox123 callofduty leagueoflegends overwatch warcraft
counterstrike playstation playstation4 nintendo xbox3600 gamer123 gameover twitch123 youtube1 streamer
streamer1 streaming playplus playplus1 playplus123 playqueue playchance playfund sunshine sunshine1
princess princess1 butterfly chocolate cupcake1 cookie123 dragon12 dragon123 monkey12 monkey123 master12
master123 shadow12 shadow123 killer12 killer123 michael1 jennifer jennifer1 jessica1 michelle charlie1
jordan23 daniel123 thomas123 alexander christian elizabeth samantha victoria nicholas anthony1
computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1 instagram
whatever whatever1 trustno1 freedom1 hello123 hello1234 hellohello helloworld hallo123 hallohallo
bonjour1 corvette mercedes porsche1 ferrari1 mustang1 yamaha123 harley123 marlboro snowball
december november september summer2023 summer2024 summer2025 winter2023 winter2024 winter2025
spring2024 spring2025 autumn2024 autumn2025 sommer2024 winter123 summer123
`;

/** Says whether a lower-case password is one of those guessed first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password);
}

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
